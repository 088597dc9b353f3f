import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, type Mutation } from '../apply-mutation.ts';
import { both, edit, MANIFEST, reportedCodes, STORY } from '../findings.ts';

/** Returns the mistake of a rule's own fixture. */
function fixture(code: string): Mutation {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, code, 'mistake.json'), 'utf8')) as Mutation;
}

/** Returns a mistake that changes the target of the link in the story, which is `/contact`. */
const linkTo = (to: string) => edit(STORY, '(/contact)', `(${to})`);
const lead = (put: string) => edit(MANIFEST, 'Commandez {{facts.delay}} à l’avance.', put);
const withoutGuide: Mutation = { remove: ['content/guides/conserver-son-pain.md'] };
const unlinkedGuide = both(
  edit('content/guides/recettes-de-pain-perdu.md', '[choisir le pain](/guides/choisir-son-pain)', 'choisir le pain'),
  { remove: ['content/guides/choisir-son-pain.md'] },
);

/** Returns a mistake that sets keys of the manifest to other values; a key without a value is removed. */
const withParts = (parts: object) => changed<object>((manifest) => void Object.assign(manifest, parts));

const withoutPlans = withParts({
  plans: undefined,
  facts: {
    basketPrice: { label: 'Panier', format: 'money', value: 29 },
    delay: { label: 'Délai', format: 'measure', value: 48, unit: 'h' },
  },
});
const copiedContact = edit(
  MANIFEST,
  '      "path": "/mentions",\n      "title": "Mentions légales",',
  '      "path": "/contact",\n      "title": "Écrire à la boulangerie",',
);
const released = (route: string): Mutation => ({
  add: { 'content/release.json': JSON.stringify({ routes: { [route]: { title: 'Un titre', bytes: 9 } } }) },
});
/** Returns a mistake that replaces the only redirect. */
const redirected = (from: string, to: string) =>
  edit(MANIFEST, '{ "from": "/pains", "to": "/guides" }', JSON.stringify({ from, to }));
const page = (at: string) =>
  edit(
    MANIFEST,
    '  "pages": [\n',
    `  "pages": [\n    { "path": "${at}", "title": "Une autre page du site", "description": "Une autre page de la boulangerie, dont la description est assez longue pour être lue.", "sections": [{ "type": "hero", "heading": "Encore" }] },\n`,
  );
const plainTitle = '"title": "Écrire à la boulangerie"';

/** A cause, the finding that it explains, and a mistake that leads to both. */
const pairs: [cause: string, dependent: string, mistake: Mutation][] = [
  ['chain/lost-guide', 'link/unknown-page', fixture('chain/lost-guide/linked')],
  ['chain/lost-guide', 'reference/unknown', fixture('chain/lost-guide/linked')],
  ['chain/lost-guide', 'link/unknown-page', withoutGuide],
  ['chain/lost-guide', 'release/removed-page', both(unlinkedGuide, released('/guides/choisir-son-pain'))],
  ['fact/unknown', 'fact/unused', fixture('fact/unknown/renamed')],
  ['fact/unknown', 'fact/unused', lead('Commandez {{facts.dealy}} à l’avance.')],
  ['fact/malformed', 'fact/unused', lead('Commandez {{facts.delay} à l’avance.')],
  ['fact/malformed', 'fact/unused', lead('Commandez {facts.delay} à l’avance.')],
  ['link/inexact-path', 'link/unknown-page', fixture('link/inexact-path')],
  ['link/malformed', 'link/unknown-page', linkTo('</con tact>')],
  ['link/odd-space', 'link/malformed', fixture('link/odd-space')],
  ['link/odd-space', 'link/not-https', linkTo('<http://exemples.fr/\u00A0>')],
  ['link/odd-space', 'contact/malformed-email', linkTo('<mailto:pain\u00A0@exemples.fr>')],
  ['link/odd-space', 'contact/malformed-phone', linkTo('<tel:+3312345678\u200B>')],
  ['link/own-address', 'link/redirected', linkTo('https://boulangerie.exemples.fr/pains')],
  ['link/unknown-page', 'link/own-address', linkTo('https://boulangerie.exemples.fr/contcat')],
  ['link/unknown-page', 'page/orphan', fixture('link/unknown-page/renamed')],
  ['link/unknown-page', 'page/orphan', both(page('/fournees'), linkTo('/fourness'))],
  ['link/unknown-page', 'release/removed-page', both(linkTo('/tartes'), released('/tartes'))],
  [
    'link/unknown-page',
    'content/unused-file',
    both(linkTo('/textes/four'), { add: { 'content/textes/four.md': 'A.' } }),
  ],
  ['link/unsafe-scheme', 'link/malformed', fixture('link/unsafe-scheme')],
  [
    'markdown/unclosed',
    'link/unknown-anchor',
    edit('content/guides/conserver-son-pain.md', '## Le torchon', '<!-- ## Le torchon'),
  ],
  ['media/missing', 'media/not-a-picture', edit(MANIFEST, 'media/camille.svg', 'media/camille.txt')],
  ['media/missing', 'media/unused', edit(MANIFEST, 'media/camille.svg', 'media/camile.svg')],
  [
    'media/not-a-picture',
    'media/empty-file',
    both(edit(MANIFEST, 'media/camille.svg', 'media/camille.txt'), { add: { 'content/media/camille.txt': '' } }),
  ],
  ['media/share-drawing', 'media/wrong-size', fixture('media/share-drawing')],
  ['page/duplicate-path', 'seo/repeated-title', both(edit(MANIFEST, '      "noindex": true,\n', ''), copiedContact)],
  ['page/reserved-path', 'page/odd-path', page('/404.html')],
  ['page/reserved-path', 'page/unserved-path', page('/.nojekyll')],
  ['page/unserved-path', 'page/odd-path', page('/.Équipe')],
  [
    'placeholder/standing',
    'placeholder/unmarked',
    edit(MANIFEST, '"form": "SARL"', '"form": "[à compléter]", "placeholder": true'),
  ],
  ['redirect/chained', 'link/redirected', fixture('redirect/chained')],
  ['redirect/loop', 'redirect/chained', fixture('redirect/loop')],
  ['redirect/shadows-page', 'redirect/shadows-file', redirected('/*', 'https://autre.example.com')],
  ['link/unknown-page', 'redirect/invalid-target', redirected('/pains/:nom', '/rien/:nom')],
  ['reference/missing-part', 'reference/unknown', withoutPlans],
  ['reference/missing-part', 'fact/unknown', withParts({ facts: undefined })],
  [
    'reference/missing-part',
    'media/unused',
    both(withParts({ facts: undefined }), {
      add: { 'content/media/autre.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    }),
  ],
  ['reference/unknown', 'fact/unknown-source', fixture('reference/unknown/renamed')],
  ['reference/unknown', 'reference/unused', edit(MANIFEST, '"items": ["camille"]', '"items": ["camile"]')],
  [
    'reference/unknown',
    'fact/unknown',
    both(edit(MANIFEST, '"plans": ["basket"]', '"plans": ["autre"]'), lead('{{plans.autre.name}} {{facts.delay}}')),
  ],
  ['reference/unknown', 'link/unknown-page', withParts({ chains: [] })],
  ['text/blank', 'seo/short-title', edit(MANIFEST, plainTitle, '"title": "  "')],
  ['text/too-long', 'seo/long-title', edit(MANIFEST, plainTitle, `"title": "{{business.name}} ${'très '.repeat(20)}"`)],
];

/** Settings with which authors turn off, weaken or suppress a rule, as values of `checks`. */
const settings: Record<string, (code: string) => object> = {
  off: (code) => ({ rules: { [code]: 'off' } }),
  'a note': (code) => ({ rules: { [code]: 'note' } }),
  suppressed: (code) => ({ silenced: [{ code, reason: 'Voulu ainsi.' }] }),
};

function codesOf(mistake: Mutation, checks: object = {}): string[] {
  const set = edit(MANIFEST, '"notFound": {', `"checks": ${JSON.stringify(checks)},\n  "notFound": {`);
  return reportedCodes(both(mistake, set));
}

describe.each(pairs)('%s explains %s', (cause, dependent, mistake) => {
  it('if it is reported', () => {
    const codes = codesOf(mistake);
    expect(codes).toContain(cause);
    expect(codes).not.toContain(dependent);
  });

  it.each(Object.keys(settings))('but not if it is %s', (name) => {
    const isNote = dependent === 'placeholder/unmarked' || dependent === 'reference/unused';
    // A note can explain another note.
    if (name === 'a note' && isNote) return;
    expect(codesOf(mistake, settings[name]?.(cause))).toContain(dependent);
  });
});
