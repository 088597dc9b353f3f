import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useKeptChoice } from '../state/kept-choice.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { ComputedNote } from './ComputedNote.tsx';
import { InPlaceEditor } from './InPlaceEditor.tsx';
import { routeOfFrame } from './route-of-frame.ts';
import { TargetMenu } from './TargetMenu.tsx';
import { useFrame } from './use-frame.ts';

/** Current width of an element, in pixels. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Width of the page on a phone and on a computer. */
const PHONE = 390;
const DESKTOP = 1280;

type Device = 'phone' | 'desktop';

/** Zoom levels of the page on a computer: its whole width fits the pane, or a share of its size. */
const ZOOMS = ['fit', '0.5', '0.75', '1'] as const;

type Zoom = (typeof ZOOMS)[number];

interface ZoomSelectProps {
  zoom: Zoom;
  /** Zoom level at which the whole width fits. */
  fit: number;
  onChange(zoom: Zoom): void;
}

function ZoomSelect({ zoom, fit, onChange }: ZoomSelectProps) {
  return (
    <Select
      variant="standard"
      disableUnderline
      value={zoom}
      onChange={(event) => onChange(event.target.value)}
      renderValue={() => words.percent(zoom === 'fit' ? fit : Number(zoom))}
      inputProps={{ 'aria-label': words.zoom }}
      sx={{
        fontSize: '.9375rem',
        '& .MuiSelect-select': { py: 0.5, pl: 0.5, borderRadius: '8px' },
        '& .MuiSelect-select:focus-visible': { outline: '2px solid var(--v-cool)', outlineOffset: 2 },
      }}
    >
      {ZOOMS.map((one) => (
        <MenuItem key={one} value={one}>
          {one === 'fit' ? words.fitZoom(fit) : words.percent(Number(one))}
        </MenuItem>
      ))}
    </Select>
  );
}

/** The page itself, from the server, at the width of a device. */
export function Preview() {
  const route = useEditorState((state) => state.route);
  const [isBrowsing, setIsBrowsing] = useState(false);
  const [chosen, setChosen] = useKeptChoice('device', ['fitting', 'phone', 'desktop']);
  const hasRoom = useMediaQuery('(min-width:90em)');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(stage);
  // In a smaller window, the page of a computer would be too small to read.
  const device = chosen === 'fitting' ? (hasRoom ? 'desktop' : 'phone') : chosen;
  const [zoom, setZoom] = useKeptChoice<Zoom>('zoom', ZOOMS);
  const width = device === 'phone' ? Math.min(PHONE, room) : DESKTOP;
  const fit = Math.min(1, room / width) || 1;
  const scale = device === 'phone' || zoom === 'fit' ? fit : Number(zoom);
  const { choice, closeChoice, note, closeNote, inPlace, closeInPlace } = useFrame(frame, { isBrowsing, scale });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    if (routeOfFrame(current) !== route) current.src = encodeURI(route);
  }, [route]);
  return (
    <Box
      component="section"
      aria-label={words.preview}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: 0,
        minWidth: 0,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          minHeight: 44,
          px: 1.5,
          borderBottom: '1px solid var(--v-line)',
        }}
      >
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            color: 'var(--v-muted)',
            fontSize: '.9375rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {route}
        </Box>
        <Tooltip describeChild title={words.browseHelp}>
          <FormControlLabel
            label={words.browse}
            control={<Switch checked={isBrowsing} onChange={(_, checked) => setIsBrowsing(checked)} />}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '.9375rem' } }}
          />
        </Tooltip>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, next: Device | null) => next && setChosen(next)}
        >
          <ToggleButton value="phone" aria-label={words.phone} title={words.phone}>
            <EditorIcon name="phoneScreen" size="1.125em" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={words.desktop} title={words.desktop}>
            <EditorIcon name="desktop" size="1.125em" />
          </ToggleButton>
        </ToggleButtonGroup>
        {device === 'desktop' && <ZoomSelect zoom={zoom} fit={fit} onChange={setZoom} />}
        <Tooltip title={words.openPage}>
          <IconButton aria-label={words.openPage} href={route} target="_blank" rel="noopener">
            <EditorIcon name="external" size="1.125em" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box ref={stage} sx={{ minHeight: 0, overflowX: 'auto', overflowY: 'hidden', background: 'var(--v-tint)' }}>
        <Box
          sx={{ height: '100%', mx: 'auto', overflow: 'hidden', boxShadow: 'var(--v-shadow)' }}
          style={{ width: Math.floor(width * scale) }}
        >
          <Box
            component="iframe"
            ref={frame}
            title={words.preview}
            sx={{ display: 'block', border: 0, background: 'var(--v-surface)', transformOrigin: '0 0' }}
            style={{ width, height: `${100 / scale}%`, transform: scale < 1 ? `scale(${scale})` : 'none' }}
          />
        </Box>
      </Box>
      <TargetMenu choice={choice} onClose={closeChoice} />
      <ComputedNote note={note} onClose={closeNote} />
      {inPlace && <InPlaceEditor key={inPlace.pointer} place={inPlace} onClose={closeInPlace} />}
    </Box>
  );
}
