import { describe, expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const CHOOSE = 'choisir-son-pain';
const KEEP = 'conserver-son-pain';
const RECIPES = 'recettes-de-pain-perdu';
const SOUR = 'levain';

type Links = Record<string, { next?: string; prev?: string }>;

/** Returns the findings about the chain of the base site and a fourth guide, whose texts have these links. */
function said(links: Links) {
  const linksOf = (slug: string) => Object.entries(links[slug] ?? {}).map(([key, to]) => `${key}: "/guides/${to}"\n`);
  return checkMutation({
    edits: [
      { file: 'site.manifest.json', find: `"${RECIPES}"],`, put: `"${RECIPES}", "${SOUR}"],` },
      ...[CHOOSE, KEEP, RECIPES].map((slug) => ({
        file: `content/guides/${slug}.md`,
        find: 'title: ',
        put: `${linksOf(slug).join('')}title: `,
      })),
    ],
    add: { [`content/guides/${SOUR}.md`]: `---\n${linksOf(SOUR).join('')}title: "Le levain"\n---\n\nUn levain.\n` },
  })
    .filter(({ code }) => code.startsWith('chain/'))
    .map(({ code, file, pointer, message }) => [code, file, pointer, message.replace(/^.*?(?=\/guides)|\.$/gs, '')]);
}

describe('chain/not-closed', () => {
  it('accepts another order of all guides', () => {
    expect(
      said({
        [CHOOSE]: { next: RECIPES, prev: SOUR },
        [RECIPES]: { next: KEEP, prev: CHOOSE },
        [KEEP]: { next: SOUR, prev: RECIPES },
        [SOUR]: { next: CHOOSE, prev: KEEP },
      }),
    ).toEqual([]);
  });

  it('reports two separate loops, at each link that leaves the order of the manifest', () => {
    const loop = (a: string, b: string) => `/guides/${a} → /guides/${b}, /guides/${b} → /guides/${a}`;
    expect(
      said({
        [CHOOSE]: { next: KEEP, prev: KEEP },
        [KEEP]: { next: CHOOSE, prev: CHOOSE },
        [RECIPES]: { next: SOUR, prev: SOUR },
        [SOUR]: { next: RECIPES, prev: RECIPES },
      }),
    ).toEqual([
      ['chain/not-closed', `content/guides/${CHOOSE}.md`, '/prev', loop(CHOOSE, KEEP)],
      ['chain/not-closed', `content/guides/${KEEP}.md`, '/next', loop(KEEP, CHOOSE)],
      ['chain/not-closed', `content/guides/${SOUR}.md`, '/next', loop(SOUR, RECIPES)],
      ['chain/not-closed', `content/guides/${RECIPES}.md`, '/prev', loop(RECIPES, SOUR)],
    ]);
  });

  it('reports a guide that the loop leaves out', () => {
    expect(
      said({ [CHOOSE]: { next: RECIPES }, [RECIPES]: { prev: CHOOSE } }).map(([, file, key]) => [file, key]),
    ).toEqual([
      [`content/guides/${CHOOSE}.md`, '/next'],
      [`content/guides/${RECIPES}.md`, '/prev'],
    ]);
  });
});
