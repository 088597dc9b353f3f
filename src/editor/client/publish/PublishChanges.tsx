import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { PublishChange, PublishGroup } from '../../publish-protocol.ts';
import { call } from '../calls/call.ts';
import { PlainList } from '../kit/frames.ts';
import { Note, SubHeading } from '../kit/texts.tsx';
import { words } from '../words/words.ts';

/** Shows the titles of the pages that show shared values. */
function SharedPages({ pointers }: { pointers: readonly string[] }) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const key = pointers.join('\n');
  useEffect(() => {
    const late = new AbortController();
    const ask = async () => {
      const pages = new Map<string, string>();
      for (const pointer of key.split('\n')) {
        const { shown = [] } = await call('uses', { pointer });
        for (const { route, title } of shown) pages.set(route, title);
        if (late.signal.aborted) return;
      }
      setTitles([...pages.values()]);
    };
    // If the server does not answer, the titles are left out.
    ask().catch(() => {});
    return () => late.abort();
  }, [key]);
  if (titles.length === 0) return null;
  return <Note title={titles.join(', ')}>{words.shownOnPages(titles)}</Note>;
}

const Change = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '4px 0',
  borderBottom: '1px solid var(--v-line)',
});

interface PublishChangesProps {
  headings: readonly PublishGroup[];
  isBusy: boolean;
  onRevert(change: PublishChange): void;
}

/** Shows the changes, grouped by the pages that show them. */
export function PublishChanges({ headings, isBusy, onRevert }: PublishChangesProps) {
  return headings.map(({ title, route, isShared, changes }) => {
    const pointers = changes.flatMap((change) => change.pointers);
    return (
      <section key={`${title} ${route ?? ''}`} aria-label={title}>
        <SubHeading as="h4" sx={{ m: 0 }}>
          {title}
        </SubHeading>
        {isShared && pointers.length > 0 && <SharedPages pointers={pointers} />}
        <PlainList>
          {changes.map((change) => (
            <Change key={change.id}>
              <Box sx={{ flex: '1 1 20em', minWidth: 0, overflowWrap: 'anywhere' }}>
                {change.lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {change.notRevertible && <Note>{change.notRevertible}</Note>}
              </Box>
              {!change.notRevertible && (
                <Button
                  color="secondary"
                  disabled={isBusy}
                  aria-label={words.backToPublishedNamed(change.name)}
                  onClick={() => onRevert(change)}
                >
                  {words.backToPublished}
                </Button>
              )}
            </Change>
          ))}
        </PlainList>
      </section>
    );
  });
}
