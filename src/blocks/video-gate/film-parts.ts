import { styled } from '@mui/material/styles';
import { LOAD_ERROR } from '../../protocol/attributes.ts';
import { minus, plainSummary, plus } from '../../ui/styles/disclosure.ts';

/** Night of the cinema, the same in both schemes. */
const NIGHT = '#0b1817';

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const;

/** On the picture, in its middle. */
const middle = {
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  left: '50%',
  minWidth: '5rem',
  minHeight: '5rem',
  transform: 'translate(-50%,-50%)',
  border: '3px solid var(--v-on-accent)',
  borderRadius: 99,
} as const;

/**
 * A film and its bar: their place is the same before and after the click, so that nothing moves. What the parts are
 * called here is what the boot script's note and the tests find them by.
 */
export const VideoFrame = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  background: NIGHT,
  color: '#fff',
  boxShadow: 'var(--v-shadow)',
  '&& :focus-visible': {
    outline: '3px solid #fff',
    outlineOffset: -3,
    boxShadow: `inset 0 0 0 6px ${NIGHT}`,
  },
  '& .film-screen': { position: 'relative', width: '100%' },
  '& .film-screen > video,& .film-poster,& .film-poster img': cover,
  '& .film-sign': {
    ...middle,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'var(--v-accent)',
    color: 'var(--v-on-accent)',
    fontSize: '2.25rem',
    transition: 'scale var(--v-motion)',
  },
  '& .film-poster:hover .film-sign': { scale: '1.08' },
  '& .film-sign path': { fill: 'currentcolor' },
  '& .film-resume': { ...middle, padding: '0 1.75rem 0 1.25rem', fontSize: '1.125rem', boxShadow: 'none' },
  '& .film-resume svg': { fontSize: '2.25rem' },
  '& .film-bar': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.25rem',
    minHeight: '3.25rem',
    padding: '.25rem',
    background: NIGHT,
  },
  '& .film-title': {
    alignItems: 'center',
    margin: 0,
    paddingInline: '1rem',
    background: 'var(--v-surface)',
    color: 'var(--v-ink)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& .film-bar button': {
    gap: '.5rem',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '0 .75rem',
    borderRadius: 'calc(var(--v-radius)/2)',
    fontSize: '1rem',
  },
  '& .film-bar button:hover': { background: '#ffffff24' },
  '& .film-bar button:last-child': { marginLeft: 'auto' },
  '& .film-bar svg': { fontSize: '1.5rem' },
  '&:fullscreen': { maxWidth: 'none', border: 0, borderRadius: 0 },
  '&:fullscreen .film-screen': { flex: 1, padding: '0!important', aspectRatio: 'auto!important' },
  '& .film-message': {
    ...cover,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.5rem',
    margin: 0,
    padding: '1rem',
    textAlign: 'center',
  },
  '& .film-message a,& video a': { color: '#fff' },
  '& .film-late': { position: 'absolute', inset: 'auto 0 0', margin: 0, textAlign: 'center', pointerEvents: 'none' },
  '& .film-late > span': {
    display: 'inline-block',
    margin: '.75rem',
    padding: '.5rem 1rem',
    borderRadius: 'var(--v-radius)',
    background: NIGHT,
  },
  [`& .film-screen > [${LOAD_ERROR}]`]: {
    position: 'absolute',
    zIndex: 2,
    inset: '0 0 auto',
    margin: 0,
    padding: '.75rem 1rem',
    background: NIGHT,
    lineHeight: 1.4,
    textAlign: 'center',
    textWrap: 'balance',
  },
  '@media (max-width:37.49em)': {
    '& .film-sign': {
      top: 'auto',
      left: 'auto',
      right: '.75rem',
      bottom: '.75rem',
      minWidth: '3.5rem',
      minHeight: '3.5rem',
      transform: 'none',
      fontSize: '1.75rem',
    },
    '& .film-bar span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media (scripting:none)': {
    '& .film-poster': { visibility: 'hidden' },
    '& .film-poster img': { visibility: 'visible' },
  },
  '@media (forced-colors:active)': { '& .film-bar button,& .film-sign': { border: '1px solid' } },
});

/** The words of a film, beneath it. */
export const Transcript = styled('details')({
  marginTop: 'calc(2*var(--v-space))',
  '& > :not(summary)': { maxWidth: 'var(--v-text-width)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    width: 'fit-content',
    minHeight: '2.75rem',
    paddingBlock: '.5rem',
    fontWeight: 650,
    ...plainSummary,
  },
  '& summary::before': plus,
  '&[open] summary::before': minus,
});
