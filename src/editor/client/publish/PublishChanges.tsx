import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { PublishChange, PublishHeading } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { words } from '../words/words.ts';

/** The titles of the pages that show shared values. */
function SharedPages({ pointers }: { pointers: readonly string[] }) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const asked = pointers.join('\n');
  useEffect(() => {
    let isLate = false;
    const ask = async () => {
      const pages = new Map<string, string>();
      for (const pointer of asked.split('\n')) {
        const { shown = [] } = await call('uses', { pointer });
        for (const { route, title } of shown) pages.set(route, title);
        if (isLate) return;
      }
      setTitles([...pages.values()]);
    };
    // If the server does not answer, the titles are left out.
    ask().catch(() => {});
    return () => {
      isLate = true;
    };
  }, [asked]);
  if (titles.length === 0) return null;
  return (
    <Box title={titles.join(', ')} sx={{ color: 'var(--v-cool)', fontSize: '.875rem', fontWeight: 600 }}>
      {words.shownOnPages(titles)}
    </Box>
  );
}

interface PublishChangesProps {
  headings: readonly PublishHeading[];
  isBusy: boolean;
  onRevert(change: PublishChange): void;
}

/** The changes, grouped by the pages that show them. */
export function PublishChanges({ headings, isBusy, onRevert }: PublishChangesProps) {
  return headings.map(({ title, route, isShared, changes }) => {
    const pointers = changes.flatMap((change) => change.pointers);
    return (
      <Box key={`${title} ${route ?? ''}`} component="section" aria-label={title} sx={{ mb: 2 }}>
        <Box component="h4" sx={{ m: 0, fontSize: '.9375rem', fontWeight: 650 }}>
          {title}
        </Box>
        {isShared && pointers.length > 0 && <SharedPages pointers={pointers} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <Box
              component="li"
              key={change.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                columnGap: 2,
                py: 0.5,
                borderBottom: '1px solid var(--v-line)',
              }}
            >
              <Box sx={{ flex: '1 1 20em', minWidth: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
                {change.lines.map((line) => (
                  <Box key={line}>{line}</Box>
                ))}
                {change.notRevertible && (
                  <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{change.notRevertible}</Box>
                )}
              </Box>
              {!change.notRevertible && (
                <Button
                  color="secondary"
                  disabled={isBusy}
                  aria-label={words.backToPublishedNamed(change.name)}
                  onClick={() => onRevert(change)}
                  sx={{ flex: 'none', px: 1 }}
                >
                  {words.backToPublished}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    );
  });
}
