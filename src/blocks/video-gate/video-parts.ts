import { styled } from '@mui/material/styles';
import { LOAD_ERROR } from '../../protocol/attributes.ts';
import { Fold } from '../../ui/layout/Fold.tsx';

/** Background of the player, the same in both colour schemes. */
const PLAYER_BACKGROUND = '#0b1817';

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' } as const;

/** Centres a control on the picture. */
const centred = {
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  left: '50%',
  minWidth: '5rem',
  minHeight: '5rem',
  // Not `transform`, because a pressed button sets that.
  translate: '-50% -50%',
  border: '3px solid var(--v-on-accent)',
  borderRadius: 99,
} as const;

/** A video and its control bar, or its poster and its title, in the same place and size, so that nothing shifts. */
export const VideoFrame = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Picture and control bar fit the window below the site's header. `--ratio` is width by height of the picture.
  maxWidth: 'max(17.5rem,(100svh - var(--v-header) - 3.25rem - 4*var(--v-space))*var(--ratio,1.78))',
  overflow: 'hidden',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  background: PLAYER_BACKGROUND,
  color: '#fff',
  boxShadow: 'var(--v-shadow)',
  '&& :focus-visible': {
    outline: '3px solid #fff',
    outlineOffset: -3,
    boxShadow: `inset 0 0 0 6px ${PLAYER_BACKGROUND}`,
  },
  '& .video-screen': { position: 'relative', width: '100%' },
  '& .video-screen > video,& .video-poster,& .video-poster img': cover,
  '& .video-sign': {
    ...centred,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'var(--v-accent)',
    color: 'var(--v-on-accent)',
    fontSize: '2.25rem',
    transition: 'scale var(--v-motion)',
  },
  '& .video-poster:hover .video-sign': { scale: '1.08' },
  // The poster is drawn for light pages.
  '@media (prefers-color-scheme:dark)': { '& .video-poster img': { filter: 'brightness(.78)' } },
  '& .video-sign path': { fill: 'currentcolor' },
  '& .video-resume': { ...centred, padding: '0 1.75rem 0 1.25rem', fontSize: '1.125rem', boxShadow: 'none' },
  '& .video-resume svg': { fontSize: '2.25rem' },
  '& .video-bar': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.25rem',
    minHeight: '3.25rem',
    padding: '.25rem',
    background: PLAYER_BACKGROUND,
  },
  '& .video-title': {
    alignItems: 'center',
    margin: 0,
    paddingInline: '1rem',
    background: 'var(--v-surface)',
    color: 'var(--v-ink)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& .video-bar button': {
    gap: '.5rem',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '0 .75rem',
    borderRadius: 'calc(var(--v-radius)/2)',
    fontSize: '1rem',
  },
  '& .video-bar button:hover': { background: '#ffffff24' },
  '& .video-bar button:last-child': { marginLeft: 'auto' },
  '& .video-bar svg': { fontSize: '1.5rem' },
  '&:fullscreen': { maxWidth: 'none', border: 0, borderRadius: 0 },
  '&:fullscreen .video-screen': { flex: 1, padding: '0!important', aspectRatio: 'auto!important' },
  '& .video-message': {
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
  '& .video-message a,& video a': { color: '#fff' },
  '& .video-late': { position: 'absolute', inset: 'auto 0 0', margin: 0, textAlign: 'center', pointerEvents: 'none' },
  '& .video-late > span': {
    display: 'inline-block',
    margin: '.75rem',
    padding: '.5rem 1rem',
    borderRadius: 'var(--v-radius)',
    background: PLAYER_BACKGROUND,
  },
  [`& .video-screen > [${LOAD_ERROR}]`]: {
    position: 'absolute',
    zIndex: 2,
    inset: '0 0 auto',
    margin: 0,
    padding: '.75rem 1rem',
    background: PLAYER_BACKGROUND,
    lineHeight: 1.4,
    textAlign: 'center',
    textWrap: 'balance',
  },
  '@media (max-width:37.49em)': {
    '& .video-sign': {
      top: 'auto',
      left: 'auto',
      right: '.75rem',
      bottom: '.75rem',
      minWidth: '3.5rem',
      minHeight: '3.5rem',
      translate: 'none',
      fontSize: '1.75rem',
    },
    '& .video-bar span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media (scripting:none)': {
    '& .video-poster': { visibility: 'hidden' },
    '& .video-poster img': { visibility: 'visible' },
  },
  '@media (forced-colors:active)': { '& .video-bar button,& .video-sign': { border: '1px solid' } },
});

/** The transcript of a video. */
export const Transcript = styled(Fold)({
  marginTop: 'calc(2*var(--v-space))',
  '& > :not(summary)': { maxWidth: 'var(--v-text-width)' },
});
