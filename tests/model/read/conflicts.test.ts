import { expect, it } from 'vitest';
import { withoutConflicts } from '../../../src/model/read/conflicts.ts';

function read(text: string, file = 'content/a.md') {
  const reported: unknown[] = [];
  const out = withoutConflicts(text, file, ({ code, place, args }) => reported.push([code, place.start, args.typed]));
  return { out, reported };
}

const both = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> essai\nd';

it('reports Git’s conflict markers, and reads the first version at its place', () => {
  const { out, reported } = read(both, 'site.manifest.json');
  expect(reported).toEqual([['file/conflict', 2, '<<<<<<< HEAD']]);
  expect(out).toHaveLength(both.length);
  expect(out.split('\n').map((line) => line.trim())).toEqual(['a', '', 'b', '', '', '', 'd']);
});

it.each([
  '```\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> essai\n```',
  'Titre\n=======\n',
  '<<<<<<< HEAD\n>>>>>>> essai',
  'a',
])('does not change %j', (text) => expect(read(text)).toEqual({ out: text, reported: [] }));

it('reads thousands of them in linear time', () => {
  expect(read(both.concat('\n').repeat(5000)).reported).toHaveLength(5000);
});
