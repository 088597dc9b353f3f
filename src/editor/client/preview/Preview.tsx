import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Toolbar } from '../kit/frames.ts';
import { Note, OneLine } from '../kit/texts.tsx';
import { useKeptChoice } from '../state/kept-choice.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { ComputedNote, TargetMenu } from './ComputedNote.tsx';
import { InPlaceEditor } from './InPlaceEditor.tsx';
import { routeOfFrame } from './route-of-frame.ts';
import { useFrame } from './use-frame.ts';
import { usePageOfSetting } from './use-page-of-setting.ts';

/** Returns the current width of an element, in pixels. */
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
const PHONE_WIDTH_PX = 390;
const DESKTOP_WIDTH_PX = 1280;

const DEVICES = [
  ['phone', 'phoneScreen', words.phone],
  ['desktop', 'desktop', words.desktop],
] as const;

/**
 * Zoom levels of the page on a computer: `fit` shows its whole width in the pane, the others are shares of its size.
 */
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
    <Zooms
      variant="standard"
      disableUnderline
      value={zoom}
      onChange={(event) => onChange(event.target.value as Zoom)}
      renderValue={() => words.percent(zoom === 'fit' ? fit : Number(zoom))}
      inputProps={{ 'aria-label': words.zoom }}
    >
      {ZOOMS.map((one) => (
        <MenuItem key={one} value={one}>
          {one === 'fit' ? words.fitZoom(fit) : words.percent(Number(one))}
        </MenuItem>
      ))}
    </Zooms>
  );
}

const Pane = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
});

const Stage = styled('div')({ minHeight: 0, overflow: 'auto hidden', background: 'var(--v-tint)' });

const Screen = styled('div')({
  height: '100%',
  margin: '0 auto',
  overflow: 'hidden',
  background: 'var(--v-surface)',
  boxShadow: 'var(--v-shadow)',
  '& iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
});

const Zooms = styled(Select<Zoom>)({
  fontSize: '.9375rem',
  '& .MuiSelect-select': { padding: '4px 24px 4px 4px', borderRadius: 'var(--v-radius)' },
  '& .MuiSelect-select:focus-visible': { outline: '2px solid var(--v-cool)', outlineOffset: 2 },
});

/** Shows the page itself at the width of a device. */
export function Preview() {
  const route = useEditorState((state) => state.route);
  const [isBrowsing, setIsBrowsing] = useState(false);
  const [chosen, setChosen] = useKeptChoice('device', ['fitting', 'phone', 'desktop']);
  const hasRoom = useMediaQuery('(min-width:90em)');
  usePageOfSetting();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(stage);
  // In a smaller window, the page of a computer would be too small to read.
  const device = chosen === 'fitting' ? (hasRoom ? 'desktop' : 'phone') : chosen;
  const [zoom, setZoom] = useKeptChoice<Zoom>('zoom', ZOOMS);
  const width = device === 'phone' ? Math.min(PHONE_WIDTH_PX, room) : DESKTOP_WIDTH_PX;
  const fit = Math.min(1, room / width) || 1;
  const scale = device === 'phone' || zoom === 'fit' ? fit : Number(zoom);
  const { choice, closeChoice, note, closeNote, inPlace, closeInPlace } = useFrame(frame, { isBrowsing, scale });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    if (routeOfFrame(current) !== route) current.src = encodeURI(route);
  }, [route]);
  return (
    <Pane aria-label={words.preview}>
      <Toolbar>
        <Note as={OneLine} sx={{ flex: 1 }}>
          {route}
        </Note>
        <Tooltip describeChild title={words.browseHelp}>
          <FormControlLabel
            label={words.browse}
            control={<Switch checked={isBrowsing} onChange={(_, checked) => setIsBrowsing(checked)} />}
            sx={{ mr: 0 }}
          />
        </Tooltip>
        <ToggleButtonGroup exclusive size="small" value={device} onChange={(_, next) => next && setChosen(next)}>
          {DEVICES.map(([value, icon, label]) => (
            <ToggleButton key={value} value={value} aria-label={label} title={label}>
              <EditorIcon name={icon} size="1.125em" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {device === 'desktop' && <ZoomSelect zoom={zoom} fit={fit} onChange={setZoom} />}
        <Tooltip title={words.openPage}>
          <IconButton aria-label={words.openPage} href={route} target="_blank" rel="noopener">
            <EditorIcon name="external" size="1.125em" />
          </IconButton>
        </Tooltip>
      </Toolbar>
      <Stage ref={stage}>
        <Screen style={{ width: Math.floor(width * scale) }}>
          <iframe
            ref={frame}
            title={words.preview}
            style={{ width, height: `${100 / scale}%`, transform: scale < 1 ? `scale(${scale})` : 'none' }}
          />
        </Screen>
      </Stage>
      <TargetMenu choice={choice} onClose={closeChoice} />
      <ComputedNote note={note} onClose={closeNote} />
      {inPlace && <InPlaceEditor key={inPlace.pointer} place={inPlace} onClose={closeInPlace} />}
    </Pane>
  );
}
