import { styled } from '@mui/material/styles';

/**
 * The frame of a figure. Bars, marks and boxes are borders, which print and forced colours keep, unlike backgrounds.
 * `--f-cool` and `--f-accent` are the colours to draw with.
 */
export const FigureFrame = styled('figure')({
  '--f-cool': 'var(--v-cool)',
  '--f-accent': 'var(--v-accent)',
  padding: 'clamp(1rem,4vw,1.75rem)',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-surface)',
  lineHeight: 1.45,
  '& .figure-title': { marginBottom: '1rem', font: '700 1.15em/1.3 var(--v-heading)', textWrap: 'balance' },
  '& :is(ol,ul,dl,dd)': { margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: 0 },
  '& li': { margin: 0, padding: 0 },
  '& code': { padding: 0, background: 'none', overflowWrap: 'anywhere' },
  '& figcaption': { maxWidth: 'none', marginTop: '1.25rem' },
  // Large letters in a narrow window: a long word breaks instead of widening the page.
  '@media (max-width:15em)': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '@media print': { '--f-cool': '#777', '--f-accent': '#000', breakInside: 'auto' },
});

/** Returns the colour of a tone; by default the cool colour. */
export function toneColour(tone: string | undefined): string {
  return tone === 'accent' ? 'var(--f-accent)' : 'var(--f-cool)';
}

const Head = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'var(--v-ink)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media (forced-colors:active)': { stroke: 'CanvasText' },
});

/** An arrow to the element below. */
export function DownArrow() {
  return (
    <Head viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
      <path d="M6 1v17M1 13l5 5 5-5" />
    </Head>
  );
}
