import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { icons } from '../../../art/icons.ts';
import { inkColour, inkStyle } from '../../../art/ink.ts';
import { motifs } from '../../../art/motifs/motifs.ts';
import { Chooser } from '../kit/Chooser.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import type { ControlProps } from './FieldInput.tsx';

/** Returns the name of an icon or motif. */
function drawingName(key: string): string {
  return words.drawings[key] ?? key.replaceAll('-', ' ');
}

const isKey = <T extends object>(table: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(table, name);

/** Returns the data URL of a motif. The styles of the editor do not apply to such an image. */
function motifAddress(name: keyof typeof motifs): string {
  const drawing = `<g stroke="${inkColour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${motifs[name]}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 220 220">${inkStyle({ drawing })}${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const ICON_SIZE_PX = 28;
const MOTIF_SIZE_PX = 48;

function Drawing({ name, isIcon }: { name: string; isIcon: boolean }) {
  if (isIcon) return isKey(icons, name) ? <EditorIcon name={name} size={`${ICON_SIZE_PX}px`} /> : null;
  return isKey(motifs, name) ? (
    <img src={motifAddress(name)} alt="" width={MOTIF_SIZE_PX} height={MOTIF_SIZE_PX} />
  ) : null;
}

/** Lets the author choose the icon of a section or a motif of a guide's header from a grid of drawings. */
export function DrawingControl({ field, state, ids, isReadOnly }: ControlProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isIcon = field.control === 'icon';
  const place = isIcon ? '' : (words.motifPlaces[Number(field.key)] ?? '');
  const names = (field.choices ?? []).map(String).filter((name) => name !== '');
  return (
    <>
      <Button
        id={ids.id}
        variant="outlined"
        disabled={isReadOnly}
        aria-haspopup="dialog"
        aria-describedby={ids['aria-describedby']}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<EditorIcon name="down" size=".875em" />}
        sx={{ gap: 1 }}
      >
        <Drawing name={state.text} isIcon={isIcon} />
        {state.text ? drawingName(state.text) : words.none}
        {place && <span className="visually-hidden"> {place}</span>}
      </Button>
      <Chooser
        isGrid
        anchor={anchor}
        title={isIcon ? words.chooseIcon : words.chooseDrawing(place)}
        entries={field.isRequired ? names : ['', ...names]}
        keyOf={(name) => name}
        textOf={(name) => `${name} ${name ? drawingName(name) : words.none}`}
        onChoose={state.type}
        onClose={() => setAnchor(undefined)}
      >
        {(name) => (
          <>
            <Box sx={{ height: isIcon ? ICON_SIZE_PX : MOTIF_SIZE_PX, display: 'grid', placeItems: 'center' }}>
              <Drawing name={name} isIcon={isIcon} />
            </Box>
            {name ? drawingName(name) : words.none}
          </>
        )}
      </Chooser>
    </>
  );
}
