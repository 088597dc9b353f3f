import Box from '@mui/material/Box';
import { useState } from 'react';
import type { StructurePlan } from '../../protocol.ts';
import { placeOf } from '../form/place-of.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { RemovedUses } from './RemovedUses.tsx';
import { StructureDialog } from './StructureDialog.tsx';
import { usePlan } from './use-plan.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface RemovePartDialogProps {
  /** `/page#section`, or the dotted name of a value. */
  name: string;
  title: string;
  /** Opens another place afterwards; absent if page and form stay. */
  show?: () => void;
  onClose(): void;
}

type UseChoice = NonNullable<StructurePlan['links'][number]['choice']>;

/** By default a place does without the value, unless a larger part would be removed with it. */
function defaultChoice({ written, removed, instead }: UseChoice, pointer: string | undefined): string | null {
  const isSmall = written !== undefined || removed === pointer;
  return isSmall ? null : (instead[0]?.name ?? null);
}

/**
 * Shows the links to a section before it is removed, or the places that name a value, with a choice for each.
 */
export function RemovePartDialog({ name, title, show, onClose }: RemovePartDialogProps) {
  const [chosen, setChosen] = useState<Record<number, string | null>>({});
  const known = useEditorState((state) => state);
  const first = usePlan({ type: 'remove', path: name, choices: [] });
  const found = (first?.links ?? []).map((link) => ({ ...link, place: placeOf(known, link) }));
  const links = found.filter(({ choice }) => !choice);
  const uses = found.flatMap(({ choice, text, place, ...at }, index) => {
    if (!choice) return [];
    const { written, removed, instead } = choice;
    const around =
      removed !== undefined &&
      placeOf(known, { ...at, pointer: removed })
        .split(' › ')
        .at(-1);
    return {
      text,
      place,
      label: words.becomesOfUse(text, place),
      value: chosen[index] === undefined ? defaultChoice(choice, at.pointer) : chosen[index],
      none:
        written !== undefined
          ? words.writeValue(written)
          : removed === at.pointer
            ? words.removeHere
            : around
              ? words.removeAround(around)
              : words.neededHere,
      options: instead.map((other) => ({ value: other.name, title: words.nameInstead(other.title) })),
    };
  });
  const change = { type: 'remove', path: name, choices: uses.map(({ value }) => value) } as const;
  const chosenPlan = usePlan(uses.length > 0 ? change : undefined);
  const plan = uses.length > 0 ? chosenPlan : first;
  const { changes = [] } = plan ?? {};
  return (
    <StructureDialog
      isRemoval
      width={uses.length > 0 ? 'md' : 'sm'}
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
      {uses.length > 0 && (
        <>
          <Box component="p" sx={{ mt: 0 }}>
            {words.namedHere(uses.length)}
          </Box>
          <RemovedUses uses={uses} onChoose={(index, value) => setChosen({ ...chosen, [index]: value })} />
        </>
      )}
      <Box sx={{ mt: 2 }}>
        <WhatChanges lines={changes} />
      </Box>
    </StructureDialog>
  );
}
