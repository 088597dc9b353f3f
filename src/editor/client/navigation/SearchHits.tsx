import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { SearchHit } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Pause in typing before a search begins, in milliseconds. */
const PAUSE = 120;

/** Places that contain the search text. */
export function SearchHits({ sought, onDone }: { sought: string; onDone(): void }) {
  const { open } = useEditor();
  const settings = useEditorState(({ tree }) => tree.settings);
  /** For a setting, the group that it belongs to. */
  const titleOf = ({ file, pointer = '', title }: SearchHit) => {
    const group = settings.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
    return file === 'manifest' && group ? group.title : title;
  };
  const [hits, setHits] = useState<SearchHit[]>();
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await call('search', { text: sought }).catch(() => ({ hits: [] }));
      if (!isLate) setHits(answer.hits);
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [sought]);
  if (!hits) return null;
  return (
    <>
      <Box role="status" sx={{ px: 1, py: 0.5, color: 'var(--v-muted)', fontSize: '.875rem' }}>
        {hits.length === 0 ? words.noHits : words.hits(hits.length)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {hits.map((hit) => (
          <li key={`${hit.file} ${hit.pointer ?? ''} ${hit.range?.start ?? ''}`}>
            <Box
              component="button"
              type="button"
              onClick={() => {
                void open(hit);
                onDone();
              }}
              sx={{
                display: 'block',
                width: '100%',
                p: 1,
                border: 0,
                borderRadius: '8px',
                background: 'none',
                cursor: 'pointer',
                textAlign: 'start',
                '&:hover': { background: 'var(--v-tint)' },
              }}
            >
              <Box component="strong" sx={{ display: 'block', fontSize: '.9375rem', fontWeight: 650, lineHeight: 1.3 }}>
                {titleOf(hit)}
              </Box>
              <Box component="span" sx={{ fontSize: '.875rem', color: 'var(--v-muted)' }}>
                {hit.excerpt}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
