import Typography from '@mui/material/Typography';
import { Markdown } from '../../markdown/Markdown.tsx';
import { formatFact } from '../../text/format-fact.ts';
import type { BlockProps } from '../block-props.ts';
import { Lines } from './board.ts';

type BoardData = NonNullable<BlockProps<'hero'>['block']['board']>;

/** The lines of a board, with its title and its note. */
export function Board({ board: { title, lines, note } }: { board: BoardData }) {
  return (
    <>
      {title && (
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
      )}
      <Lines data-labels={lines.some(({ label }) => label) ? '' : undefined}>
        {lines.map(({ label, name, note: detail, price, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <li key={index}>
            {label && <em>{label}</em>}
            <b>{name}</b>
            {price !== undefined && (
              <span>
                <b>{formatFact({ format: 'money', value: price })}</b> {unit && <i>{unit}</i>}
              </span>
            )}
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </Lines>
      {note && <Markdown source={note} />}
    </>
  );
}
