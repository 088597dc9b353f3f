import { expect, it } from 'vitest';
import { explainIndentation } from '../../../src/model/read/explain-indentation.ts';

it('finds the setting with too much indentation, however many others there are', () => {
  const lines = Array.from({ length: 150_000 }, () => 'a: b');
  expect(explainIndentation(lines.join('\n'))).toBeUndefined();
  const mistake = explainIndentation([...lines, '  title: Le pain'].join('\n'));
  expect(mistake).toMatchObject({ code: 'front-matter/indented', args: { key: 'title' }, suggestion: 'title:' });
});
