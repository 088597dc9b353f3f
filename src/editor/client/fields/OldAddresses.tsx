import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { isObject } from '../form/schema-tree.ts';
import { ChoiceSelect } from '../kit/ChoiceSelect.tsx';
import { PlainList } from '../kit/frames.ts';
import { TitledPart } from '../kit/texts.tsx';
import { shownPages } from '../state/selection.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { useFormScope } from './FormScopeProvider.tsx';

/**
 * Lists the addresses of the replaced site that this site neither serves nor redirects, each with a choice of a page.
 * `redirects` are the existing redirects.
 */
export function OldAddresses({ redirects }: { redirects: Json | undefined }) {
  const { change, isReadOnly } = useFormScope();
  const tree = useEditorState((state) => state.tree);
  const options = shownPages(tree).map(({ route, title }) => ({ value: route, title }));
  const { addresses = [] } = useAnswer('old-addresses', {}) ?? {};
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const list = Array.isArray(redirects) ? redirects : [];
  const redirected = new Set(list.map((one) => isObject(one) && one.from));
  const open = addresses.filter(({ from }) => !redirected.has(from));
  if (open.length === 0) return null;
  const redirect = (from: string, to: string) => {
    const step = { label: words.labels.insert(words.redirection(from)) };
    if (redirects === undefined) change([{ type: 'set', pointer: '/redirects', value: [{ from, to }] }], step);
    else change([{ type: 'insert', pointer: `/redirects/${list.length}`, value: { from, to } }], step);
  };
  return (
    <TitledPart title={words.oldAddresses(open.length)}>
      <p>{words.oldAddressesHelp}</p>
      <PlainList sx={{ gap: 2, mb: 3 }}>
        {open.map(({ from, to }) => {
          const target = chosen.has(from) ? chosen.get(from) : (to ?? null);
          return (
            <Box
              component="li"
              key={from}
              sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr) auto' }}
            >
              <Box sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>{from}</Box>
              <ChoiceSelect
                label={words.pageFor(from)}
                value={target ?? null}
                none={words.noPageYet}
                options={options}
                onChoose={(value) => setChosen(new Map(chosen).set(from, value))}
              />
              <Button
                disabled={!target || isReadOnly}
                aria-label={words.redirectFrom(from)}
                onClick={() => target && redirect(from, target)}
              >
                {words.redirect}
              </Button>
            </Box>
          );
        })}
      </PlainList>
    </TitledPart>
  );
}
