import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FilePlace } from '../../protocol.ts';
import { placeOf } from '../form/place-of.ts';
import { shownPages } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { RemovalChoice, RemovedUses } from './RemovedUses.tsx';
import { StructureDialog } from './StructureDialog.tsx';
import { usePlan } from './use-plan.ts';

interface RemoveDialogProps {
  path: string;
  title: string;
  onClose(): void;
}

/** A link of a menu is removed by default: a label that names the removed page would mislead elsewhere. */
const isOfMenu = ({ file, pointer }: FilePlace) =>
  file === 'manifest' && /^\/navigation\/.*\/links\/\d+\/to$/.test(pointer ?? '');

/** Asks where each link to a page, and its visitors, should lead before it is removed. */
export function RemoveDialog({ path, title, onClose }: RemoveDialogProps) {
  const { show } = useEditor();
  const tree = useEditorState((state) => state.tree);
  const [chosen, setChosen] = useState<Record<number, string | null>>({});
  const [target, setTarget] = useState<string | null>();
  const pages = shownPages(tree).filter(({ route }) => route !== path);
  const targets = pages.map(({ route, title: name }) => ({ value: route, title: words.leadTo(name) }));
  // Visitors of a guide are redirected to the page above it by default.
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const redirect = target === undefined ? (pages.some(({ route }) => route === above) ? above : '/') : target;
  const first = usePlan({ type: 'remove', path, choices: [], ...(redirect === null ? {} : { redirect }) });
  const known = useEditorState((state) => state);
  const links = (first?.links ?? []).map((link) => ({
    ...link,
    place: placeOf(known, link),
    proposed: isOfMenu(link) ? null : redirect,
  }));
  const choices = links.map(({ proposed }, index) => (chosen[index] === undefined ? proposed : chosen[index]));
  const change = { type: 'remove', path, choices, ...(redirect === null ? {} : { redirect }) } as const;
  const plan = usePlan(change);
  return (
    <StructureDialog
      isRemoval
      width="md"
      title={words.removing(title)}
      confirm={words.remove}
      change={change}
      show={() => show(redirect ?? '/')}
      done={words.removedPage(title)}
      refusal={plan?.refusal}
      isReady={plan !== undefined && plan.changes.length > 0}
      onClose={onClose}
    >
      {first && (
        <Box component="p" sx={{ mt: 0 }}>
          {links.length > 0 ? words.leadHere(links.length) : words.leadsNowhere}
        </Box>
      )}
      <RemovedUses
        uses={links.map(({ place, text, keepsWords }, index) => ({
          text,
          place,
          label: words.becomesOf(text, place),
          value: choices[index] ?? null,
          none: keepsWords ? words.onlyWords : words.removeLink,
          options: targets,
        }))}
        onChoose={(index, route) => setChosen({ ...chosen, [index]: route })}
      />
      {first && (
        <Box sx={{ mt: 2.5 }}>
          <Box sx={{ mb: 0.5, fontWeight: 600 }}>{words.visitorsLedTo}</Box>
          <RemovalChoice
            label={words.visitorsLedTo}
            value={redirect}
            none={words.ledNowhere}
            options={targets}
            onChoose={setTarget}
          />
        </Box>
      )}
    </StructureDialog>
  );
}
