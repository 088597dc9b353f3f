import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import {
  insertCallOut,
  insertLink,
  insertPicture,
  insertRow,
  isInTable,
  toggleList,
  toggleMark,
} from '../../../../src/editor/client/guide/markdown-commands.ts';

/** Returns the text after a command. `⟦` and `⟧` mark the selection, before and after. */
function run(marked: string, command: (state: EditorState) => TransactionSpec): string {
  const anchor = marked.indexOf('⟦');
  const head = marked.indexOf('⟧') - 1;
  const state = EditorState.create({ doc: marked.replace(/[⟦⟧]/g, ''), selection: { anchor, head } });
  const after = state.update(command(state)).state;
  const { from, to } = after.selection.main;
  const text = after.doc.toString();
  return `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
}

describe('a button of the toolbar', () => {
  it('adds bold markers around words, and removes them again', () => {
    const bold = (state: EditorState) => toggleMark(state, '**', 'mots');
    expect(run('un ⟦petit⟧ site', bold)).toBe('un **⟦petit⟧** site');
    expect(run('un **⟦petit⟧** site', bold)).toBe('un ⟦petit⟧ site');
    expect(run('un ⟦petit ⟧site', bold)).toBe('un **⟦petit⟧** site');
    expect(run('un ⟦⟧', bold)).toBe('un **⟦mots⟧**');
    expect(run('un pe⟦⟧tit site', bold)).toBe('un **⟦petit⟧** site');
    expect(run('un **pe⟦⟧tit** site', bold)).toBe('un ⟦petit⟧ site');
  });

  it('does not treat a bold marker as an italic one', () => {
    expect(run('**⟦petit⟧**', (state) => toggleMark(state, '*', 'mots'))).toBe('***⟦petit⟧***');
  });

  it('makes the selection a link', () => {
    expect(run('voir ⟦nos prix⟧.', (state) => insertLink(state, '/#pricing', 'Tarifs'))).toBe(
      'voir [⟦nos prix⟧](/#pricing).',
    );
  });

  it('inserts a link between words with spaces around it', () => {
    const link = (state: EditorState) => insertLink(state, '/contact', 'Contact');
    expect(run('vous-même⟦⟧un site', link)).toBe('vous-même [⟦Contact⟧](/contact) un site');
    expect(run('voir ⟦⟧.', link)).toBe('voir [⟦Contact⟧](/contact).');
  });

  it('turns lines into list items, and back', () => {
    expect(run('⟦un\ndeux⟧', toggleList)).toBe('- ⟦un\n- deux⟧');
    expect(run('⟦- un\n- deux⟧', toggleList)).toBe('⟦un\ndeux⟧');
    expect(run('- un\n- de⟦⟧ux', toggleList)).toBe('- un\nde⟦⟧ux');
  });

  it('turns the paragraph of the caret into one list item', () => {
    expect(run('un\nde⟦⟧ux\n\ntrois', toggleList)).toBe('- un\n  de⟦⟧ux\n\ntrois');
  });

  it('adds a row below that of the caret, with the same number of cells', () => {
    const table = '| A | B |\n|---|---|\n| 1⟦⟧ | 2 |\n| 3 | 4 |';
    expect(run(table, insertRow)).toBe('| A | B |\n|---|---|\n| 1 | 2 |\n| ⟦⟧ |  |\n| 3 | 4 |');
    const inHead = '| A⟦⟧ | B |\n|---|---|\n| 1 | 2 |';
    expect(run(inHead, insertRow)).toBe('| A | B |\n|---|---|\n| ⟦⟧ |  |\n| 1 | 2 |');
    expect(isInTable(EditorState.create({ doc: '| A | B |' }))).toBe(true);
  });

  it('writes a call-out in the syntax of the guides', () => {
    const callOut = (state: EditorState) => insertCallOut(state, 'En bref', 'Une idée.');
    expect(run('un\n\n⟦⟧', callOut)).toBe('un\n\n> **En bref**\n>\n> - ⟦Une idée.⟧');
  });

  it('makes the paragraph of the caret, or the selected ones, a call-out', () => {
    const callOut = (state: EditorState) => insertCallOut(state, 'En bref', 'Une idée.');
    expect(run('un\n\nde⟦⟧ux\ntrois\n\nquatre', callOut)).toBe('un\n\n> **⟦En bref⟧**\n>\n> deux\n> trois\n\nquatre');
    expect(run('u⟦n\n\n- deux\n- tr⟧ois', callOut)).toBe('> **⟦En bref⟧**\n>\n> un\n>\n> - deux\n> - trois');
  });

  it.each([
    '## Un tit⟦⟧re',
    '| A | B⟦⟧ |\n|---|---|\n| 1 | 2 |',
    '> un⟦⟧',
    '```figure\nkind: bars\n\ntitle⟦⟧: Un\n\nx\n```',
  ])('inserts a call-out after what cannot be in one: %j', (marked) => {
    const after = run(marked, (state) => insertCallOut(state, 'En bref', 'Une idée.'));
    expect(after).toBe(`${marked.replace('⟦⟧', '')}\n\n> **En bref**\n>\n> - ⟦Une idée.⟧`);
  });

  it('inserts a picture and puts the caret after it', () => {
    expect(run('⟦⟧', (state) => insertPicture(state, 'media/a.webp', 'Ce que montre l’image'))).toBe(
      '![Ce que montre l’image](/media/a.webp)⟦⟧',
    );
  });
});
