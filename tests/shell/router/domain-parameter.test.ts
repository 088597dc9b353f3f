import { expect, it } from 'vitest';
import { domainParameter } from '../../../src/shell/router/domain-parameter.ts';

it.each([
  ['/maquette-offerte/Boulangerie.example', 'boulangerie.example'],
  ['/maquette-offerte/boulangerie.example/', 'boulangerie.example'],
  ['/contact', undefined],
  ['/maquette-offerte/%E0%A4%A', undefined],
  ['/', undefined],
])('finds the host name at the end of %s', (pathname, domain) => {
  expect(domainParameter(pathname)).toBe(domain);
});
