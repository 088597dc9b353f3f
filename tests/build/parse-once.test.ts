import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mutation } from '../check/apply-mutation.ts';
import { today, withMutation } from '../check/mutated-site.ts';
import { baseSite } from '../fixtures/fixture-site.ts';

/** Number of calls of the parser with each text. */
const parsed = vi.hoisted(() => new Map<string, number>());

vi.mock('satteri', async (original) => {
  const satteri = await original<typeof import('satteri')>();
  const markdownToMdast: typeof satteri.markdownToMdast = (text, options) => {
    parsed.set(text, (parsed.get(text) ?? 0) + 1);
    return satteri.markdownToMdast(text, options);
  };
  return { ...satteri, markdownToMdast };
});

// Other test files of this worker have loaded the modules with the real parser.
vi.resetModules();
const { checkSite } = await import('../../src/check/check-site.ts');
const { readSite } = await import('../../src/model/read/read-site.ts');
const { outlinePage, routesOf } = await import('../../src/model/resolve/resolve-page.ts');
const { loadSite } = await import('../../src/build/load-site.ts');
const { openSiteSession } = await import('../../src/build/site-session.ts');
const { mediaOf } = await import('../../src/build/pictures/media.ts');

beforeEach(() => parsed.clear());

/** Number of guides, more than trees that are cached. Each has a picture, a link and a name in braces. */
const GUIDES = 205;

const guide = readFileSync(path.join(baseSite, 'content/guides/conserver-son-pain.md'), 'utf8');
const slugs = Array.from({ length: GUIDES }, (_, index) => `pain-${index}`);
const largeSite: Mutation = {
  edits: [
    {
      file: 'site.manifest.json',
      find: '"recettes-de-pain-perdu"]',
      put: `"recettes-de-pain-perdu", ${slugs.map((slug) => JSON.stringify(slug)).join(', ')}]`,
    },
  ],
  add: Object.fromEntries(
    slugs.map((slug) => [
      `content/guides/${slug}.md`,
      `${guide.replace(/title: .*/, `title: "Le ${slug}"`)}\n![Un mariage](media/wedding.svg) {{facts.delay}} [${slug}](/contact)\n`,
    ]),
  ),
};

/**
 * Returns the texts that were parsed more than once. Texts without a space are ignored: a name whose value is an
 * address is parsed separately.
 */
const repeated = () => [...parsed].filter(([text, count]) => count > 1 && text.includes(' '));

describe.each([
  ['a site', {}],
  ['a large site', largeSite],
])('the texts of %s', (_, mutation: Mutation) => {
  it('are parsed once by a check, with or without style and spelling', () => {
    withMutation(mutation, (directory) => {
      for (const dictionary of [undefined, { knows: () => true }]) {
        parsed.clear();
        checkSite(
          readSite(directory, () => {}),
          () => {},
          { today, dictionary },
        );
        if (mutation === largeSite) expect(parsed.size).toBeGreaterThan(GUIDES);
        expect(repeated()).toEqual([]);
      }
    });
  });

  it('are parsed once by the build process that reads the site', () => {
    withMutation(mutation, (directory) => {
      const { model } = loadSite(directory);
      if (!model) throw new Error('The site has errors');
      const media = routesOf(model).flatMap((route) => {
        const outline = outlinePage(route, model);
        return outline ? mediaOf(outline, model) : [];
      });
      expect(media).toContain('media/wedding.svg');
      expect(repeated()).toEqual([]);
    });
  });
});

it('the figures of texts that have not changed are not read again when the manifest changes', () => {
  const figure = '```figure\nkind: choice\nquestions:\n  - question: "Pain frais ?"\n```\n';
  const add = Object.fromEntries(Object.entries(largeSite.add ?? {}).map(([file, text]) => [file, text + figure]));
  withMutation({ ...largeSite, add }, (directory) => {
    const session = openSiteSession(directory);
    expect(session.current().diagnostics).toHaveLength(GUIDES);
    parsed.clear();
    session.refresh([{ file: 'site.manifest.json', kind: 'edited' }]);
    expect(session.current().diagnostics).toHaveLength(GUIDES);
    expect([...parsed.keys()].filter((text) => text.includes('figure'))).toEqual([]);
  });
});
