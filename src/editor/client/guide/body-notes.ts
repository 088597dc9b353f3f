import type { Diagnostic } from '@codemirror/lint';
import type { EditorProblem, MisspeltWord, SourceId } from '../../protocol.ts';
import { words } from '../words/words.ts';

interface BodyNoteOptions {
  problems: readonly EditorProblem[];
  misspelt: readonly MisspeltWord[];
  file: SourceId;
  /** Offset of the body in the whole text. */
  offset: number;
  /** Length of the body. */
  length: number;
  correct(problem: EditorProblem): void;
  replace(word: MisspeltWord, by: string): void;
  acceptWord(word: MisspeltWord): void;
}

/**
 * Returns a message with the buttons of its corrections. CodeMirror's own buttons are not used, because their names
 * contain English words.
 */
function noteWith(
  message: string,
  corrections: readonly { name: string; apply(): void }[],
): Pick<Diagnostic, 'message' | 'renderMessage'> {
  const renderMessage = () => {
    const note = document.createDocumentFragment();
    note.append(message);
    for (const { name, apply } of corrections) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'cm-diagnosticAction', textContent: name, onclick: apply });
      // Keep the focus in the text.
      button.onmousedown = (event) => event.preventDefault();
      note.append(button);
    }
    return note;
  };
  return corrections.length === 0 ? { message } : { message, renderMessage };
}

const severities = { error: 'error', warning: 'warning', note: 'info' } as const;

/** Returns diagnostics shown in the body of a text: its problems and misspelt words. */
export function bodyNotes({ problems, misspelt, file, offset, length, ...act }: BodyNoteOptions): Diagnostic[] {
  const found = problems
    .filter((problem) => problem.file === file && problem.range.start >= offset)
    .map((problem): Diagnostic => {
      const { correction, message, help, severity, range } = problem;
      return {
        from: Math.min(range.start - offset, length),
        to: Math.min(Math.max(range.end - offset, range.start - offset + 1), length),
        severity: severities[severity],
        ...noteWith(
          help ? `${message} ${help}` : message,
          correction ? [{ name: words.correct(correction.text), apply: () => act.correct(problem) }] : [],
        ),
      };
    });
  const spelt = misspelt
    .filter(({ end }) => end <= length)
    .map((word): Diagnostic => {
      const { suggestion } = word;
      return {
        from: word.start,
        to: word.end,
        severity: 'info',
        ...noteWith(words.misspelt(word.word), [
          ...(suggestion ? [{ name: words.correctTo(suggestion), apply: () => act.replace(word, suggestion) }] : []),
          { name: words.addToLexicon, apply: () => act.acceptWord(word) },
        ]),
      };
    });
  return [...found, ...spelt].filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
}
