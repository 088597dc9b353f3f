import Box from '@mui/material/Box';
import { placeOf } from '../form/place-of.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { StructureDialog } from './StructureDialog.tsx';
import { usePlan } from './use-plan.ts';

interface RemovePartDialogProps {
  /** `/page#section` or `facts.name`. */
  name: string;
  title: string;
  /** Opens another place afterwards; absent if page and form stay. */
  show?: () => void;
  onClose(): void;
}

/** Shows the links to a section, or the uses of a fact, before it is removed. */
export function RemovePartDialog({ name, title, show, onClose }: RemovePartDialogProps) {
  const change = { type: 'remove', path: name, choices: [] } as const;
  const plan = usePlan(change);
  const known = useEditorState((state) => state);
  const { changes = [] } = plan ?? {};
  const links = (plan?.links ?? []).map((link) => ({ text: link.text, place: placeOf(known, link) }));
  return (
    <StructureDialog
      isRemoval
      title={words.removing(title)}
      confirm={words.remove}
      change={change}
      show={show}
      done={words.removedPage(title)}
      refusal={plan?.refusal}
      isReady={changes.length > 0}
      onClose={onClose}
    >
      {links.length > 0 && (
        <>
          <Box component="p" sx={{ mt: 0 }}>
            {words.leadHere(links.length)}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '.9375rem' }}>
            {links.map(({ place, text }) => (
              <Box component="li" key={`${place} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
                {text}
                <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{place}</Box>
              </Box>
            ))}
          </Box>
          <p>{words.leadToPage}</p>
        </>
      )}
      {changes.length > 0 && (
        <>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '.9375rem' }}>
            {words.whatChanges}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '.9375rem' }}>
            {changes.map((line) => (
              <li key={line}>{plainWords(line)}</li>
            ))}
          </Box>
        </>
      )}
    </StructureDialog>
  );
}
