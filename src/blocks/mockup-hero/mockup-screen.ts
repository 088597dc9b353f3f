import { styled } from '@mui/material/styles';
import { belowTablet } from '../../ui/styles/breakpoints.ts';

/** Returns styles that truncate a text after some lines, with an ellipsis. Its words may break anywhere. */
const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
});

/**
 * A drawn site. Like a picture, it scales with its width, and has the colours of the trade in both colour schemes. The
 * visitor's words never overflow their line. `data-site` is its layout: `beside` has the picture next to the title,
 * `wide` the title over the picture.
 */
export const Screen = styled('div')({
  containerType: 'inline-size',
  overflow: 'hidden',
  aspectRatio: '4/3',
  background: 'var(--paper)',
  color: 'var(--ink)',
  forcedColorAdjust: 'none',
  userSelect: 'none',
  '& .site': { display: 'flex', flexDirection: 'column', height: '100%', fontSize: '3cqw', lineHeight: 1.3 },
  '& span': { display: 'block', minWidth: 0 },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.2em',
    padding: '.8em 1.6em',
    borderBottom: '1px solid color-mix(in srgb,var(--ink) 18%,var(--paper))',
  },
  '& .name': { ...clamped(2), flex: 1, font: '700 1.35em/1.15 var(--v-heading)' },
  '& .bar > :not(.name)': { flex: 'none' },
  '& .menu': { width: '1.3em', height: '.8em', border: 'solid', borderWidth: '2px 0' },
  '& .words': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4fr 3fr',
    alignItems: 'center',
    gap: '1.4em',
    flex: 1,
    minHeight: 0,
    padding: '1.2em 1.6em',
  },
  '& .title': { ...clamped(4), font: '700 2.1em/1.12 var(--v-heading)', letterSpacing: '-.02em' },
  '& .title b': { display: 'inline-block', maxWidth: '100%', fontWeight: 'inherit' },
  '& .button': {
    width: 'fit-content',
    maxWidth: '100%',
    marginTop: '.8em',
    padding: '.5em 1.1em',
    borderRadius: 'calc(var(--round)*.6)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 650,
  },
  '&& img': {
    width: '100%',
    height: '100%',
    minHeight: 0,
    aspectRatio: 'auto',
    borderRadius: 'var(--round)',
    objectFit: 'cover',
  },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.1em 1.4em',
    padding: '.5em 1.6em .7em',
    borderTop: '1px solid color-mix(in srgb,var(--ink) 18%,var(--paper))',
    color: 'color-mix(in srgb,var(--ink) 72%,var(--paper))',
  },
  '& .foot > :last-child': { marginLeft: 'auto' },
  // In the `wide` layout, the title is on a panel over the picture.
  '& [data-site=wide] .words': { display: 'flex', alignItems: 'flex-end', padding: 0 },
  '& [data-site=wide] img': { position: 'absolute', inset: 0, borderRadius: 0 },
  '& [data-site=wide] .words > div': {
    position: 'relative',
    zIndex: 1,
    maxWidth: '62%',
    padding: '.9em 1.4em .9em 1.6em',
    borderRadius: '0 var(--round) 0 0',
    background: 'var(--paper)',
  },
  '&[data-phone]': {
    aspectRatio: '1/2',
    borderRadius: 5,
    '& .site': { fontSize: '8cqw' },
    '& .bar': { gap: '.6em', padding: '.7em .8em' },
    '& .name': { fontSize: '1.05em' },
    '& .words': { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr', gap: '.8em', padding: '.8em' },
    '& .title': { fontSize: '1.6em' },
    '& .button': { width: '100%', padding: '.6em .4em', textAlign: 'center' },
  },
  // On phones, text of at least 16 px, like the rest of the page.
  [belowTablet]: {
    '&:not([data-phone])': {
      aspectRatio: 'auto',
      height: '12.5rem',
      '& .site': { fontSize: '1rem' },
      '& .bar': { padding: '.35em .8em' },
      '& .bar > :not(.name)': { display: 'none' },
      '& .name': { fontSize: '1.125em' },
      '& .words': { gridTemplateColumns: '5fr 3fr', gap: '.6em', padding: '.3em .8em', overflow: 'hidden' },
      '& .title': { WebkitLineClamp: 2, fontSize: '1.2em' },
      '& .button': { marginTop: '.3em', padding: '.1em .5em' },
      '& .foot': { gap: '0 .8em', padding: '.2em .8em .3em', lineHeight: 1.25 },
      '& [data-site=wide] .words > div': { maxWidth: '72%', padding: '.3em .8em' },
    },
  },
  // The on-screen keyboard and the consent banner only leave space for the name and for the title, with the town that
  // is being typed.
  '@media (max-width:47.99em) and (max-height:30em)': {
    '&:not([data-phone])': {
      height: '7rem',
      '& .foot,& .button': { display: 'none' },
      '& .title': { WebkitLineClamp: 3 },
    },
  },
});
