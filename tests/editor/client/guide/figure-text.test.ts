import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { figureAt, figureText, writeFigure } from '../../../../src/editor/client/guide/figure-text.ts';
import { figureSchemas } from '../../../../src/figures/schemas.generated.ts';
import { type FigureData, readFigureYaml } from '../../../../src/model/markdown/read-figure.ts';

const stateOf = (doc: string, anchor: number) => EditorState.create({ doc, selection: { anchor } });

describe('a figure in the text of the editor', () => {
  it.each(Object.entries(figureSchemas))(
    'of kind %s is written in the form in which it is parsed',
    (_, { examples: [example] }) => {
      const yaml = figureText(example as FigureData)
        .split('\n')
        .slice(1, -1)
        .join('\n');
      expect(readFigureYaml(yaml)).toEqual(example);
    },
  );

  it('is written without quotation marks unless they are necessary', () => {
    const figure = { kind: 'parts', title: 'Un nom : 9 €', caption: '"Oui", dit-il', note: '', parts: [{ label: '' }] };
    expect(figureText(figure)).toBe('```figure\nkind: parts\ntitle: Un nom : 9 €\ncaption: "\\"Oui\\", dit-il"\n```');
  });

  const text = 'Avant.\n\n```figure\nkind: parts\n```\n\nAprès.';

  it('is found around the caret, and not elsewhere', () => {
    expect(figureAt(stateOf(text, text.indexOf('parts')))?.yaml).toBe('kind: parts\n');
    expect(figureAt(stateOf(text, 2))).toBeUndefined();
    expect(figureAt(stateOf(text, text.length))).toBeUndefined();
  });

  it('is replaced at the caret, or inserted after the paragraph', () => {
    const written = (at: number) => {
      const state = stateOf(text, at);
      return state.update(writeFigure(state, { kind: 'bars' })).state.doc.toString();
    };
    expect(written(text.indexOf('parts'))).toBe('Avant.\n\n```figure\nkind: bars\n```\n\nAprès.');
    expect(written(2)).toBe('Avant.\n\n```figure\nkind: bars\n```\n\n```figure\nkind: parts\n```\n\nAprès.');
  });
});
