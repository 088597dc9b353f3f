import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/hosting/content-security-policy.ts';
import type { Ads, Service } from '../../../src/model/types.generated.ts';

const base = { provider: '', description: '', trackers: true } as const;
const services: Service[] = [
  { ...base, id: 'ads', name: 'Ads', purpose: 'publicite', hosts: { script: ['tag.example'], image: ['px.example'] } },
  {
    ...base,
    id: 'agenda',
    name: 'Agenda',
    purpose: 'agenda',
    hosts: { frame: ['*.agenda.example'], connect: ['api.example'] },
  },
];

const ads: Ads = { service: 'ads', id: 'AW-1', label: 'a' };

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  const { header, meta } = contentSecurityPolicy({
    services,
    ads,
    mail: { origin: 'https://mail.example/sub/path' },
    scriptHashes: ['sha256-abc='],
    frames: ['media/agenda.html'],
  });

  it('allows each host only for its own kind of use, the mail service without its path, and nothing undeclared', () => {
    expect(directives(header)).toMatchObject({
      'script-src': ["'self'", "'sha256-abc='", 'https://tag.example'],
      'img-src': ["'self'", 'data:', 'https://px.example'],
      'frame-src': ["'self'", 'https://*.agenda.example'],
      'connect-src': ["'self'", 'https://mail.example', 'https://api.example'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", 'mailto:'],
    });
    expect(header.match(/tag\.example/g)).toHaveLength(1);
  });

  it.each<[string, Ads | undefined, object]>([
    ['that the site does not have', undefined, {}],
    ['of another service', { ...ads, service: 'agenda' }, {}],
    ['that are a placeholder', { ...ads, placeholder: true }, {}],
    ['whose service is a placeholder', ads, { placeholder: true }],
    ['that do not wait for a choice', ads, { trackers: false }],
  ])('allows no script and no picture of ads %s', (_, entry, more) => {
    const [service, ...others] = services as [Service, ...Service[]];
    const { header: policy } = contentSecurityPolicy({
      services: [{ ...service, hosts: { ...service.hosts, frame: ['film.example'] }, ...more }, ...others],
      ...(entry ? { ads: entry } : {}),
      scriptHashes: [],
      frames: [],
    });
    expect(policy).not.toMatch(/tag\.example|px\.example/);
    expect(policy).toContain('https://film.example');
  });

  it('omits from the meta element what browsers ignore there', () => {
    expect(header).toContain("frame-ancestors 'self'");
    expect(meta).not.toContain('frame-ancestors');
    const { 'default-src': otherwise, ...said } = directives(meta);
    const inherited = Object.entries(directives(header)).filter(([name]) => !(name in said) && name.endsWith('-src'));
    expect(inherited.every(([, values]) => `${values}` === `${otherwise}`)).toBe(true);
    expect(directives(header)).toMatchObject(said);
    expect(said).toMatchObject({
      'script-src': ["'self'", "'sha256-abc='", 'https://tag.example'],
      'base-uri': ["'none'"],
    });
  });

  it('has no third party if the manifest declares none, and forbids all frames on a site without frames', () => {
    const policyOf = (...frames: string[]) => contentSecurityPolicy({ services: [], scriptHashes: [], frames }).header;
    expect(policyOf('media/a.html')).not.toMatch(/https?:/);
    expect(directives(policyOf())['frame-src']).toEqual(["'none'"]);
  });

  it('rejects a host that would write another directive', () => {
    const hosts = { script: ["x.example; script-src 'unsafe-inline'"] };
    const services = [{ ...base, id: 'x', name: 'X', purpose: 'mesure' as const, hosts }];
    expect(() => contentSecurityPolicy({ services, scriptHashes: [], frames: [] })).toThrow(/not a host name/);
  });
});
