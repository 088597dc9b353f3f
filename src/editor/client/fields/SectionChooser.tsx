import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import type { DescribedValue } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { markedEntry } from '../form/new-entry.ts';
import { withFreeId } from '../form/new-value.ts';
import { chooseVariant } from '../form/schema-tree.ts';
import { useEditor } from '../state/use-editor.tsx';
import { plainButton } from '../style/plain-button.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** Size of the window that examples are drawn for, and of their thumbnails, in pixels. */
const WINDOW = { width: 1120, height: 720 };
const PICTURE = 248;
const SCALE = PICTURE / WINDOW.width;

interface SectionChooserProps {
  list: string;
  /** Sections that the page already has. */
  sections: readonly Json[];
  onChoose(section: Json, title: string): void;
  onClose(): void;
}

/** Loads the documents of the examples that the catalogue of blocks shows, by the type of the block. */
async function loadLooks(): Promise<Map<string, string>> {
  const answer = await fetch('/__blocks');
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
  const found = [...page.querySelectorAll<HTMLElement>('section[data-type]')].map((section): [string, string] => [
    section.dataset.type ?? '',
    section.querySelector('iframe')?.srcdoc ?? '',
  ]);
  return new Map(found);
}

/** Block types that can be added to a page: a page with a main title gets no second one. */
function choicesOf({ schema, templates }: DescribedValue, sections: readonly Json[]) {
  const isPageTitle = (section: Json) => schema.items && chooseVariant(schema.items, section)['x-page-title'] === true;
  const hasTitle = sections.some(isPageTitle);
  return templates.filter(({ value }) => !(hasTitle && isPageTitle(value)));
}

/** Choice of a section among all block types, each with its picture in the style of the site. */
export function SectionChooser({ list, sections, onChoose, onClose }: SectionChooserProps) {
  const { fail } = useEditor();
  const [described, setDescribed] = useState<DescribedValue>();
  const [looks, setLooks] = useState<ReadonlyMap<string, string>>();
  const id = useId();
  useEffect(() => {
    let isGone = false;
    const unlessGone =
      <T,>(take: (found: T) => void) =>
      (found: T) => {
        if (!isGone) take(found);
      };
    // If the pictures cannot be loaded, titles and descriptions are enough to choose.
    void loadLooks().then(unlessGone(setLooks), () => undefined);
    void call('schema', { file: 'manifest', pointer: list }).then(unlessGone(setDescribed), fail);
    return () => {
      isGone = true;
    };
  }, [list, fail]);
  const choose = ({ value, title }: DescribedValue['templates'][number]) => {
    if (described) onChoose(markedEntry(described.schema, withFreeId(value, sections)), title);
  };
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{words.chooseSection}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2, color: 'var(--v-muted)' }}>{words.chooseSectionHelp}</Box>
        {!described && <Box role="status">{words.loading}</Box>}
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, minmax(${PICTURE + 2}px, 1fr))`,
            gap: 2,
          }}
        >
          {described &&
            choicesOf(described, sections).map((template) => {
              const { type = '', title, description } = template;
              const look = looks?.get(type);
              return (
                <Box
                  component="li"
                  key={type}
                  sx={{
                    position: 'relative',
                    border: '1px solid var(--v-line)',
                    borderRadius: '8px',
                    overflow: 'hidden',
                    '&:hover, &:focus-within': { borderColor: 'var(--v-cool)', background: 'var(--v-tint)' },
                  }}
                >
                  <Box
                    aria-hidden
                    inert
                    sx={{
                      width: PICTURE,
                      height: WINDOW.height * SCALE,
                      mx: 'auto',
                      overflow: 'hidden',
                      background: 'var(--v-surface)',
                    }}
                  >
                    {look && (
                      <Box
                        component="iframe"
                        sandbox="allow-same-origin"
                        loading="lazy"
                        tabIndex={-1}
                        title={words.lookOf(title)}
                        srcDoc={look}
                        sx={{
                          ...WINDOW,
                          border: 0,
                          transform: `scale(${SCALE})`,
                          transformOrigin: '0 0',
                          pointerEvents: 'none',
                        }}
                      />
                    )}
                  </Box>
                  <Box sx={{ p: 1.5, pt: 1 }}>
                    <Box
                      component="button"
                      type="button"
                      aria-describedby={`${id}-${type}`}
                      onClick={() => choose(template)}
                      sx={{
                        ...plainButton,
                        p: 0,
                        fontWeight: 650,
                        // The whole card is clickable.
                        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '7px' },
                        '&:focus-visible': { outline: 'none' },
                        '&:focus-visible::after': { outline: '2px solid var(--v-cool)', outlineOffset: -2 },
                      }}
                    >
                      {title}
                    </Box>
                    <Box id={`${id}-${type}`} sx={{ color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.4 }}>
                      {plainWords(description)}
                    </Box>
                  </Box>
                </Box>
              );
            })}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {words.keepAsIs}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
