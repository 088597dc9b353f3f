import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import {
  addColumn,
  addRow,
  newTable,
  putTable,
  readTable,
  removeColumn,
  removeRow,
  setCell,
  type TextTable,
  tableAt,
  writeTable,
} from '../../../../src/editor/client/guide/table-text.ts';

const lines = ['| Formule | Prix   |', '|:--|--:|', '| Un \\| deux |  12 € |', '| `a` | {{facts.price}} |'];
const table = readTable(lines) as TextTable;

describe('a table of a text', () => {
  it('has readable cells, and is written unchanged without changes', () => {
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Formule', 'Prix'],
      ['Un | deux', '12 €'],
      ['`a`', '{{facts.price}}'],
    ]);
    expect(writeTable(table)).toEqual(lines);
    expect(readTable(['| A | B |', 'un texte'])).toBeUndefined();
  });

  it('only changes the line of a changed cell, keeps the spaces of other cells, and escapes bars', () => {
    const changed = writeTable(setCell(table, 1, 0, 'Un | trois'));
    expect(changed).toEqual([lines[0], lines[1], '| Un \\| trois |  12 € |', lines[3]]);
    expect(writeTable(setCell(table, 2, 1, 'deux\nlignes'))[3]).toBe('| `a` | deux lignes |');
  });

  it('adds and removes rows and columns, and keeps the alignment of columns', () => {
    expect(writeTable(addRow(table)).at(-1)).toBe('|  |  |');
    expect(writeTable(removeRow(table, 1))).toEqual([lines[0], lines[1], lines[3]]);
    expect(writeTable(addColumn(table, 'Note'))).toEqual([
      '| Formule | Prix | Note |',
      '|:--|--:|---|',
      '| Un \\| deux | 12 € |  |',
      '| `a` | {{facts.price}} |  |',
    ]);
    expect(writeTable(removeColumn(table, 0)).slice(0, 2)).toEqual(['| Prix |', '|--:|']);
    expect(writeTable(newTable(['A', 'B']))).toEqual(['| A | B |', '|---|---|', '|  |  |']);
  });

  it('is found at the caret, and only its changed lines are written', () => {
    const doc = `Avant.\n\n${lines.join('\n')}\n\nAprès.`;
    const state = EditorState.create({ doc, selection: { anchor: doc.indexOf('Un') } });
    expect(tableAt(state)?.table).toEqual(table);
    expect(tableAt(EditorState.create({ doc }))).toBeUndefined();
    const transaction = state.update(putTable(state, setCell(table, 2, 0, 'b')));
    expect(transaction.newDoc.toString()).toBe(doc.replace('`a`', 'b'));
    let edits = 0;
    transaction.changes.iterChanges(() => {
      edits += 1;
    });
    expect(edits).toBe(1);
    const longer = state.update(putTable(state, addRow(table))).newDoc.toString();
    expect(longer).toBe(doc.replace('\n\nAprès.', '\n|  |  |\n\nAprès.'));
  });

  it('is inserted after the paragraph of the caret, with empty lines around it', () => {
    const state = EditorState.create({ doc: 'un \ndeux\n\ntrois', selection: { anchor: 3 } });
    const { doc, selection } = state.update(putTable(state, newTable(['A', 'B']))).state;
    expect(doc.toString()).toBe('un \ndeux\n\n| A | B |\n|---|---|\n|  |  |\n\ntrois');
    expect(doc.sliceString(selection.main.head)).toMatch(/^A \|/);
  });
});
