import { describe, expect, it } from 'vitest';
import { createSiteIndex } from '../../../src/check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { today } from '../mutated-site.ts';

const sources = readSite(baseSite, ({ code }) => expect.unreachable(code));
const { strings, links, documents } = createSiteIndex({ sources, shapeErrors: NO_SHAPE_ERRORS, today, tunable: [] });
const inTexts = links.filter(({ kind }) => kind === 'markdown');
const bodies = documents.filter(({ file }) => file !== undefined);

describe('objects that are numerous on large sites', () => {
  it.each([
    ['strings', strings],
    ['links of texts', inTexts],
    ['texts', bodies],
  ])('have no functions of their own: %s', (_, uses) => {
    expect(uses.length).toBeGreaterThan(0);
    const held = uses.flatMap((use) => Object.entries(use).filter(([, value]) => typeof value === 'function'));
    expect(held).toEqual([]);
  });

  it('return their place even if the function is destructured', () => {
    const textOf = ({ file, start, end }: { file: string; start: number; end: number }) => {
      const source = [sources.manifest, ...sources.markdown.values()].find((one) => one.path === file);
      return source?.text.slice(start, end);
    };
    for (const { value, locate, kind } of strings) {
      if (kind === 'text' && /^[^"\\]+$/.test(value)) expect(textOf(locate())).toContain(value);
    }
    for (const { to, text = '', locate, locateText } of inTexts) {
      expect(textOf(locate())).toBe(to);
      expect(textOf(locateText())).toContain(text);
    }
    for (const { text, placeOf } of bodies) expect(textOf(placeOf({ start: 0, end: text.length }))).toBe(text);
  });
});
