import { expect, it } from 'vitest';
import { matchMarkdown } from '../../../src/editor/origins/match-markdown.ts';

function source(group: string, ...texts: string[]) {
  return { group, leaves: texts.map((text) => ({ start: 0, end: text.length, text, names: [] })) };
}

/** Returns, for each node, the source that it shows. */
function sourcesOf(sources: ReturnType<typeof source>[], shown: string[]) {
  const matches = matchMarkdown(sources, shown);
  return shown.map((_, node) => matches.find((match) => match.node === node)?.source);
}

it('finds a text as a whole, over several nodes', () => {
  const answers = [source('answers', 'Un', 'mot'), source('answers', 'Un', 'autre')];
  expect(sourcesOf(answers, ['Un', 'au', 'tre', 'Un', 'mot'])).toEqual([1, 1, 1, 0, 0]);
});

it('matches equal paragraphs with their texts in order, whichever text is longer', () => {
  const answers = [source('answers', 'a', 'Pareil.'), source('answers', 'Bien plus long', 'Pareil.')];
  expect(sourcesOf(answers, ['x', 'Pareil.', 'y', 'Pareil.'])).toEqual([undefined, 0, undefined, 1]);
});

it('does not match equal texts if more or fewer of them are shown', () => {
  const answers = [source('answers', 'Pareil.'), source('answers', 'Pareil.')];
  expect(sourcesOf(answers, ['Pareil.'])).toEqual([undefined]);
  expect(sourcesOf(answers, ['Pareil.', 'Pareil.', 'Pareil.'])).toEqual([undefined, undefined, undefined]);
});

it('does not match equal texts of several fields, because a page may show them in any order', () => {
  expect(sourcesOf([source('monthly', '59€'), source('setup', '59€')], ['59€', '59€'])).toEqual([undefined, undefined]);
});
