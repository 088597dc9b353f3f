import { styled } from '@mui/material/styles';
import type { ScreensFigure } from '../../model/types.generated.ts';
import { columnsOf, itemCount } from '../../ui/styles/columns.ts';

type Screen = ScreensFigure['screens'][number];
type Line = Screen['lines'][number];

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: columnsOf('min(100%,14.5rem)', '1.25rem'),
  gap: '1.4rem 1.25rem',
  alignItems: 'start',
  '& .label': { marginBottom: '.5rem', fontWeight: 650 },
  '& .label[data-tone]::before': {
    content: '""',
    display: 'inline-block',
    marginRight: '.5em',
    border: '.35em solid var(--f-cool)',
    borderRadius: '50%',
  },
  '& .label[data-tone=accent]::before': { borderColor: 'var(--f-accent)' },
  '& .screen': { display: 'grid', gap: '.6rem', padding: '1rem', background: 'var(--v-paper)' },
  '& .browser': { border: '2px solid var(--v-ink)', borderRadius: 10 },
  '& .phone': {
    width: '100%',
    maxWidth: '22rem',
    padding: '1.4rem 1rem',
    border: '2px solid var(--v-ink)',
    borderTopWidth: 9,
    borderRadius: 22,
  },
  '& .plain': {
    border: '1px solid var(--v-line)',
    borderLeft: '5px solid var(--f-cool)',
    borderRadius: 'var(--v-radius)',
  },
  '& .plain[data-tone=accent]': { borderLeftColor: 'var(--f-accent)' },
  '& .address': { color: 'var(--v-muted)' },
  '& .browser > .address': {
    margin: '-1rem -1rem .2rem',
    padding: '.45rem 1rem',
    borderBottom: '2px solid var(--v-ink)',
  },
  '& .title': { font: '700 1.1em/1.25 var(--v-heading)' },
  '& .note': { color: 'var(--v-muted)' },
  '& .button': {
    padding: '.45rem .9rem',
    border: '2px solid var(--f-cool)',
    borderRadius: 8,
    fontWeight: 650,
    textAlign: 'center',
  },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '5rem',
    padding: '.5rem',
    border: '1px dashed var(--v-muted)',
    borderRadius: 6,
    background: 'var(--v-tint)',
    textAlign: 'center',
  },
  '& .item': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '1rem',
    paddingBottom: '.35rem',
    borderBottom: '1px solid var(--v-line)',
  },
  '& .item b, & .field b': { fontVariantNumeric: 'tabular-nums' },
  '& .field b': {
    display: 'block',
    minHeight: '2.4rem',
    marginTop: '.2rem',
    padding: '.35rem .7rem',
    border: '1px solid var(--v-muted)',
    borderRadius: 6,
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& .choice': { display: 'flex', gap: '.7rem' },
  '& svg': { flex: 'none', marginTop: '.1em', fill: 'none', stroke: 'var(--v-ink)', strokeWidth: 2 },
  '@media (forced-colors:active)': { '& svg': { stroke: 'CanvasText' } },
  '@media print': { '& > div': { breakInside: 'avoid' } },
});

/** A drawn checkbox. Screen readers announce its state before its text. */
function Choice({ words, isTicked }: { words: string; isTicked: boolean }) {
  return (
    <p className="choice">
      <svg viewBox="0 0 22 22" width="22" height="22" role="img" aria-label={isTicked ? 'case cochée' : 'case vide'}>
        <rect x="1" y="1" width="20" height="20" rx="4" />
        {isTicked ? <path d="M6 11.5l4 4 7-9" /> : null}
      </svg>
      {words}
    </p>
  );
}

function ScreenLine({ line }: { line: Line }) {
  const { item, field, value, ticked, unticked, code } = line;
  if (item !== undefined) {
    return (
      <p className="item">
        <span>{item}</span> <b>{value}</b>
      </p>
    );
  }
  if (field !== undefined) {
    return (
      <p className="field">
        <span>{field}</span> <b>{value}</b>
      </p>
    );
  }
  if (ticked !== undefined) return <Choice words={ticked} isTicked />;
  if (unticked !== undefined) return <Choice words={unticked} isTicked={false} />;
  if (code !== undefined) return <code>{code}</code>;
  const name = (['title', 'note', 'button', 'picture', 'text'] as const).find((one) => line[one] !== undefined);
  return name ? <p className={name}>{line[name]}</p> : null;
}

/** Screens drawn from their texts, one or several to compare. */
export function ScreensDrawing({ figure: { screens } }: { figure: ScreensFigure }) {
  return (
    <Row style={itemCount(screens.length)}>
      {screens.map(({ label, tone, frame = 'plain', address, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only rendered once
        <div key={index}>
          {label ? (
            <p className="label" data-tone={tone}>
              {label}
            </p>
          ) : null}
          <div className={`screen ${frame}`} data-tone={tone}>
            {address ? <p className="address">{address}</p> : null}
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is only rendered once
              <ScreenLine key={at} line={line} />
            ))}
          </div>
        </div>
      ))}
    </Row>
  );
}
