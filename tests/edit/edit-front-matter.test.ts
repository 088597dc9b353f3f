import { describe, expect, it } from 'vitest';
import { editFrontMatter } from '../../src/edit/edit-front-matter.ts';
import type { JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';

const order = ['title', 'description', 'published', 'drawing', 'photo'];

function edited(text: string, operation: JsonOperation): string {
  const edits = editFrontMatter({ text, operation, order });
  return typeof edits === 'string' ? edits : applyEdits(text, edits);
}

function frontMatter(...lines: string[]): string {
  return ['---', ...lines, '---', '', '## Corps', ''].join('\n');
}

describe('editFrontMatter', () => {
  it('keeps the quotation marks of a text, whatever the new text', () => {
    const set = (value: string): JsonOperation => ({ type: 'set', pointer: '/title', value });
    const title = 'Le « site » : "oui" ou l\'autre ?';
    expect(edited(frontMatter('title: "Pain"  # court'), set(title))).toBe(
      frontMatter(`title: ${JSON.stringify(title)}  # court`),
    );
    expect(edited(frontMatter('title: Un titre   # remarque'), set('Une brioche'))).toBe(
      frontMatter('title: Une brioche   # remarque'),
    );
    expect(edited(frontMatter("title: 'Pain'"), set(title))).toBe(frontMatter(`title: '${title.replace("'", "''")}'`));
    expect(edited(frontMatter('title: Pain'), set('Brioche'))).toBe(frontMatter('title: Brioche'));
  });

  it('quotes a plain text that would be read as something else', () => {
    const of = (value: string) => edited(frontMatter('title: Pain'), { type: 'set', pointer: '/title', value });
    expect(of('12')).toBe(frontMatter('title: "12"'));
    expect(of('true')).toBe(frontMatter('title: "true"'));
    expect(of('a: b')).toBe(frontMatter('title: "a: b"'));
    expect(of('a #b')).toBe(frontMatter('title: "a #b"'));
    expect(of('')).toBe(frontMatter('title: ""'));
  });

  it('inserts a new key after its predecessor in the schema, with the quotation marks of the others', () => {
    const text = frontMatter("title: 'Pain'", 'drawing: [bread, shop, pencil] # trois');
    expect(edited(text, { type: 'set', pointer: '/description', value: 'Du pain' })).toBe(
      frontMatter("title: 'Pain'", "description: 'Du pain'", 'drawing: [bread, shop, pencil] # trois'),
    );
    const after = edited(text, { type: 'set', pointer: '/photo', value: { url: 'https://a.example/x', alt: 'Pain' } });
    expect(after).toContain("# trois\nphoto: { url: 'https://a.example/x', alt: 'Pain' }\n---\n");
  });

  it('only removes the line of a key', () => {
    const text = frontMatter(
      '# avant',
      'title: Pain',
      'description: >-',
      '  long',
      '  texte',
      '# après',
      'published: 2026-01-05',
    );
    expect(edited(text, { type: 'unset', pointer: '/description' })).toBe(
      frontMatter('# avant', 'title: Pain', '# après', 'published: 2026-01-05'),
    );
  });

  it('changes one item of a flow or block list, and keeps comments', () => {
    const flow = frontMatter('drawing: [bread, shop,  pencil] # trois');
    expect(edited(flow, { type: 'insert', pointer: '/drawing/1', value: 'key' })).toBe(
      frontMatter('drawing: [bread, key, shop,  pencil] # trois'),
    );
    expect(edited(flow, { type: 'set', pointer: '/drawing/2', value: 'key' })).toBe(
      frontMatter('drawing: [bread, shop,  key] # trois'),
    );
    const block = frontMatter('drawing:', '  - bread # un', '  - shop', '  # puis', '  - pencil', 'title: Pain');
    expect(edited(block, { type: 'move', pointer: '/drawing/2', to: 0 })).toBe(
      frontMatter('drawing:', '  - pencil', '  - bread # un', '  - shop', '  # puis', 'title: Pain'),
    );
    expect(edited(block, { type: 'insert', pointer: '/drawing/3', value: 'key' })).toBe(
      frontMatter('drawing:', '  - bread # un', '  - shop', '  # puis', '  - pencil', '  - key', 'title: Pain'),
    );
    expect(edited(block, { type: 'remove', pointer: '/drawing/0' })).toBe(
      frontMatter('drawing:', '  - shop', '  # puis', '  - pencil', 'title: Pain'),
    );
  });

  it('writes the file’s line ends, and keeps a byte order mark', () => {
    const text = '---\r\ntitle: Pain\r\n---\r\nCorps';
    expect(edited(text, { type: 'set', pointer: '/description', value: 'Bon' })).toBe(
      '---\r\ntitle: Pain\r\ndescription: Bon\r\n---\r\nCorps',
    );
  });

  it('adds front matter to a text without any', () => {
    expect(edited('## Corps\n', { type: 'set', pointer: '/reviewed', value: '2026-01-05' })).toBe(
      '---\nreviewed: "2026-01-05"\n---\n\n## Corps\n',
    );
  });

  it('returns no edits if there is nothing to change, and an error for unreadable text', () => {
    expect(edited(frontMatter('title: Pain'), { type: 'unset', pointer: '/nothing' })).toBe('not-found');
    expect(edited('---\ntitle: [\n---\n', { type: 'set', pointer: '/title', value: 'x' })).toBe('unreadable');
    expect(edited('---\ntitle: x\n', { type: 'set', pointer: '/title', value: 'y' })).toBe('unreadable');
  });
});
