import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { MediaEntry } from '../../protocol.ts';
import { shownPages } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { isPicture, mediaAddress } from './PictureControl.tsx';

/** Groups the files of one picture in several widths and formats: the widest represents them. */
function withoutSizes(media: readonly MediaEntry[]): MediaEntry[] {
  const widest = new Map<string, MediaEntry>();
  for (const entry of media) {
    const stem = entry.file.replace(/-\d+\.(?:webp|avif)$/, '');
    const known = widest.get(stem);
    const uses = [...(known?.uses ?? []), ...entry.uses];
    const isWider = !known || (entry.width ?? 0) > (known.width ?? 0);
    widest.set(stem, { ...(isWider ? entry : known), uses });
  }
  return [...widest.values()];
}

/** All pictures of the site, with their uses. */
export function ImageLibrary() {
  const { open, load } = useEditor();
  const media = useEditorState((state) => state.media);
  const revision = useEditorState((state) => state.revision);
  const tree = useEditorState((state) => state.tree);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved may use other pictures
  useEffect(() => void load('media'), [load, revision]);
  const titleOf = (route: string) =>
    [...shownPages(tree), ...tree.pages].find((page) => page.route === route)?.title ?? route;
  return (
    <>
      <PanelHeading title={words.images} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {withoutSizes(media.filter(({ file }) => isPicture(file))).map(({ file, width, height, uses }) => {
          const [first] = uses;
          const routes = [...new Set(uses.flatMap((use) => use.routes))];
          return (
            <Box component="li" key={file} sx={{ minWidth: 0 }}>
              <Box
                component="img"
                src={mediaAddress(file)}
                alt=""
                loading="lazy"
                sx={{
                  display: 'block',
                  width: '100%',
                  height: 104,
                  objectFit: 'contain',
                  background: 'var(--v-tint)',
                  borderRadius: '8px',
                }}
              />
              <Box sx={{ mt: 0.5, fontSize: '.9375rem', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
                {file.slice(file.lastIndexOf('/') + 1)}
              </Box>
              <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.35 }}>
                {width && height ? `${width} × ${height}. ` : ''}
                {first ? (
                  <Box
                    component="button"
                    type="button"
                    onClick={() => void open(first)}
                    sx={{
                      p: 0,
                      border: 0,
                      background: 'none',
                      textAlign: 'start',
                      color: 'var(--v-cool)',
                      cursor: 'pointer',
                      '&:hover': { textDecoration: 'underline' },
                    }}
                  >
                    {words.usedOn(routes.length > 0 ? routes.map(titleOf).join(', ') : first.path)}
                  </Box>
                ) : (
                  words.unused
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
