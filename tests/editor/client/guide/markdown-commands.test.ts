import { EditorState, type TransactionSpec } from '@codemirror/state';
import { expect, it } from 'vitest';
import {
  insertCallOut,
  insertLink,
  insertPicture,
  insertRow,
  isInTable,
  toggleList,
  toggleMark,
} from '../../../../src/editor/client/guide/markdown-commands.ts';

type Command = (state: EditorState) => TransactionSpec;

/** Returns the text after a command. `⟦` and `⟧` mark the selection, before and after. */
function run(marked: string, command: Command): string {
  const anchor = marked.indexOf('⟦');
  const head = marked.indexOf('⟧') - 1;
  const state = EditorState.create({ doc: marked.replace(/[⟦⟧]/g, ''), selection: { anchor, head } });
  const after = state.update(command(state)).state;
  const { from, to } = after.selection.main;
  const text = after.doc.toString();
  return `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`;
}

const bold: Command = (state) => toggleMark(state, '**', 'mots');
const italic: Command = (state) => toggleMark(state, '*', 'mots');
const link: Command = (state) => insertLink(state, '/contact', 'Contact');
const callOut: Command = (state) => insertCallOut(state, 'En bref', 'Une idée.');
const picture: Command = (state) => insertPicture(state, 'media/a.webp', 'Ce que montre l’image');

it.each<[string, Command, string, string]>([
  ['adds bold markers around words', bold, 'un ⟦petit⟧ site', 'un **⟦petit⟧** site'],
  ['removes bold markers from words', bold, 'un **⟦petit⟧** site', 'un ⟦petit⟧ site'],
  ['leaves a space outside of bold markers', bold, 'un ⟦petit ⟧site', 'un **⟦petit⟧** site'],
  ['inserts bold words where there are none', bold, 'un ⟦⟧', 'un **⟦mots⟧**'],
  ['adds bold markers around the word of the caret', bold, 'un pe⟦⟧tit site', 'un **⟦petit⟧** site'],
  ['removes bold markers from the word of the caret', bold, 'un **pe⟦⟧tit** site', 'un ⟦petit⟧ site'],
  ['does not treat a bold marker as an italic one', italic, '**⟦petit⟧**', '***⟦petit⟧***'],
  ['makes the selection a link', link, 'voir ⟦nos prix⟧.', 'voir [⟦nos prix⟧](/contact).'],
  ['puts spaces around a link', link, 'vous-même⟦⟧un site', 'vous-même [⟦Contact⟧](/contact) un site'],
  ['puts no space between a link and a full stop', link, 'voir ⟦⟧.', 'voir [⟦Contact⟧](/contact).'],
  ['turns lines into list items', toggleList, '⟦un\ndeux⟧', '- ⟦un\n- deux⟧'],
  ['turns list items into lines', toggleList, '⟦- un\n- deux⟧', '⟦un\ndeux⟧'],
  ['turns the list item of the caret into a line', toggleList, '- un\n- de⟦⟧ux', '- un\nde⟦⟧ux'],
  ['turns a paragraph into one list item', toggleList, 'un\nde⟦⟧ux\n\ntrois', '- un\n  de⟦⟧ux\n\ntrois'],
  [
    'adds a row below that of the caret, with the same number of cells',
    insertRow,
    '| A | B |\n|---|---|\n| 1⟦⟧ | 2 |\n| 3 | 4 |',
    '| A | B |\n|---|---|\n| 1 | 2 |\n| ⟦⟧ |  |\n| 3 | 4 |',
  ],
  [
    'adds a row below the head and its line',
    insertRow,
    '| A⟦⟧ | B |\n|---|---|\n| 1 | 2 |',
    '| A | B |\n|---|---|\n| ⟦⟧ |  |\n| 1 | 2 |',
  ],
  ['writes a call-out', callOut, 'un\n\n⟦⟧', 'un\n\n> **En bref**\n>\n> - ⟦Une idée.⟧'],
  [
    'makes the paragraph of the caret a call-out',
    callOut,
    'un\n\nde⟦⟧ux\ntrois\n\nquatre',
    'un\n\n> **⟦En bref⟧**\n>\n> deux\n> trois\n\nquatre',
  ],
  [
    'makes the selected paragraphs a call-out',
    callOut,
    'u⟦n\n\n- deux\n- tr⟧ois',
    '> **⟦En bref⟧**\n>\n> un\n>\n> - deux\n> - trois',
  ],
  ['puts the caret after a picture', picture, '⟦⟧', '![Ce que montre l’image](/media/a.webp)⟦⟧'],
])('a button of the toolbar %s', (_, command, before, after) => {
  expect(run(before, command)).toBe(after);
});

it.each([
  '## Un tit⟦⟧re',
  '| A | B⟦⟧ |\n|---|---|\n| 1 | 2 |',
  '> un⟦⟧',
  '```figure\nkind: bars\n\ntitle⟦⟧: Un\n\nx\n```',
])('a button of the toolbar inserts a call-out after what cannot be in one: %j', (marked) => {
  expect(run(marked, callOut)).toBe(`${marked.replace('⟦⟧', '')}\n\n> **En bref**\n>\n> - ⟦Une idée.⟧`);
});

it('the caret is in a table if its line is a row of cells', () => {
  expect(isInTable(EditorState.create({ doc: '| A | B |' }))).toBe(true);
});
