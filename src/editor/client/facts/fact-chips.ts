import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import { BRACED_NAME } from '../../../text/braced-names.ts';
import type { FactEntry } from '../../protocol.ts';

interface Chip {
  text: string;
  title: string;
  isUnknown?: boolean;
  open?(): void;
}

class ChipWidget extends WidgetType {
  readonly chip: Chip;

  constructor(chip: Chip) {
    super();
    this.chip = chip;
  }

  override eq({ chip }: ChipWidget): boolean {
    return chip.text === this.chip.text && chip.title === this.chip.title;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    const { text, title, isUnknown, open } = this.chip;
    element.className = isUnknown ? 'cm-fact cm-fact-unknown' : 'cm-fact';
    element.textContent = text;
    element.title = title;
    if (open) element.addEventListener('dblclick', open);
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** A fact, or a `%s`, which the page replaces with a value. */
const CHIP = new RegExp(`${BRACED_NAME.source}|%s`, 'g');

function chipsIn(view: EditorView, find: (name: string | undefined) => Chip | undefined): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (const { index, 0: whole, 1: name } of view.state.sliceDoc(from, to).matchAll(CHIP)) {
      const chip = find(name);
      const start = from + index;
      if (chip) builder.add(start, start + whole.length, Decoration.replace({ widget: new ChipWidget(chip) }));
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

/**
 * Shows each fact as its value, and each `%s` as `placeholder`. The caret treats each of them as one character. A
 * double click on a fact opens it.
 */
export function factChips(
  facts: readonly FactEntry[],
  open: (fact: FactEntry) => void,
  placeholder?: string,
): Extension {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const find = (name: string | undefined): Chip | undefined => {
    if (name === undefined) return placeholder === undefined ? undefined : { text: placeholder, title: '%s' };
    const fact = byName.get(name);
    if (!fact) return { text: name, title: name, isUnknown: true };
    return { text: fact.value, title: fact.label, open: () => open(fact) };
  };
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
