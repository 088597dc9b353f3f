import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import type { FactEntry } from '../../protocol.ts';
import { FACT } from '../form/facts-in.ts';

class FactWidget extends WidgetType {
  readonly name: string;
  readonly fact: FactEntry | undefined;
  readonly open: (fact: FactEntry) => void;

  constructor(name: string, fact: FactEntry | undefined, open: (fact: FactEntry) => void) {
    super();
    this.name = name;
    this.fact = fact;
    this.open = open;
  }

  override eq(other: FactWidget): boolean {
    return other.name === this.name && other.fact?.value === this.fact?.value;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    const { fact, name } = this;
    chip.className = fact ? 'cm-fact' : 'cm-fact cm-fact-unknown';
    chip.textContent = fact?.value ?? name;
    chip.title = fact?.label ?? name;
    if (fact) chip.addEventListener('dblclick', () => this.open(fact));
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function chipsIn(view: EditorView, find: (name: string) => FactWidget): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (const { index, 0: whole, 1: name = '' } of view.state.sliceDoc(from, to).matchAll(FACT)) {
      const start = from + index;
      builder.add(start, start + whole.length, Decoration.replace({ widget: find(name) }));
    }
  }
  return builder.finish();
}

const look = EditorView.baseTheme({
  '.cm-fact': {
    padding: '1px 8px',
    borderRadius: '10px',
    color: 'var(--v-cool)',
    background: 'color-mix(in srgb, var(--v-cool) 12%, transparent)',
    fontWeight: 600,
    cursor: 'pointer',
    boxDecorationBreak: 'clone',
  },
  '.cm-fact-unknown': { color: 'var(--v-error)', background: 'color-mix(in srgb, var(--v-error) 12%, transparent)' },
});

/** Shows each fact as its value, which the caret skips as one character. A double click opens it. */
export function factChips(facts: readonly FactEntry[], open: (fact: FactEntry) => void): Extension {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const find = (name: string) => new FactWidget(name, byName.get(name), open);
  const plugin = ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = chipsIn(view, find);
      }

      update(update: ViewUpdate): void {
        if (update.docChanged || update.viewportChanged) this.chips = chipsIn(update.view, find);
      }
    },
    {
      decorations: ({ chips }) => chips,
      provide: (self) => EditorView.atomicRanges.of((view) => view.plugin(self)?.chips ?? Decoration.none),
    },
  );
  return [plugin, look];
}
