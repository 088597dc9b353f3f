import Box from '@mui/material/Box';
import type { UsesAnswer as Uses } from '../../protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import type { FieldNode } from '../form/form-node.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { PlainList } from '../kit/frames.ts';
import { Note } from '../kit/texts.tsx';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { Disclosure } from './Disclosure.tsx';
import { useFormScope } from './FormScopeProvider.tsx';

export const timesShown = ({ shown }: Uses) => shown?.reduce((sum, { count }) => sum + count, 0);

/**
 * Shows how often pages show a shared value, and links to these pages. Only a text is said to be shown nowhere: other
 * values, such as the days in the opening hours, have an effect without being shown.
 */
export function ValueUsesNote({ field: { pointer, kind } }: { field: Pick<FieldNode, 'pointer' | 'kind'> }) {
  const { store } = useEditor();
  const { isShared } = useFormScope();
  // Called once: typing here changes the value, but not the number of places that show it.
  const uses = useAnswer('uses', isShared ? { pointer } : undefined);
  const times = uses && timesShown(uses);
  if (!isShared || times === undefined) return null;
  if (times === 0)
    return kind !== 'text' && kind !== 'markdown' ? null : <Note sx={{ mt: 0.5 }}>{words.shownNowhere}</Note>;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Disclosure title={words.shownAt(times)}>
        <PlainList sx={{ maxHeight: 200, overflowY: 'auto' }}>
          {uses?.shown?.map(({ route, title }) => (
            <li key={route}>
              <LinkButton onPress={() => store.set({ route })}>{title}</LinkButton>
            </li>
          ))}
        </PlainList>
      </Disclosure>
    </Box>
  );
}
