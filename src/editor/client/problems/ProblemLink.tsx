import type { EditorProblem } from '../../protocol.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { fieldToReplace } from '../site-list/placeholder.ts';
import { useEditor } from '../state/use-editor.tsx';
import { plainWords } from '../words/plain-words.ts';

/** Shows the message of a problem as a link that opens its field or selects its text. */
export function ProblemLink({ problem, onOpen }: { problem: EditorProblem; onOpen?(): void }) {
  const { open, store } = useEditor();
  const { file, range, message } = problem;
  const press = () => {
    if (!file) return;
    const pointer = fieldToReplace(store.get(), problem);
    onOpen?.();
    void open({ file, ...(pointer === undefined ? file !== 'manifest' && { range } : { pointer }) });
  };
  return (
    <LinkButton isPlain isDisabled={!file} onPress={press}>
      {plainWords(message)}
    </LinkButton>
  );
}
