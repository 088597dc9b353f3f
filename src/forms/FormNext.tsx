import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { FormContext } from '../model/resolve/resolved.ts';
import { dayAfterWorkingDays, nextOpening } from '../text/next-opening.ts';
import { watchClock } from '../ui/page/watch-clock.ts';

interface FormNextProps {
  context: Pick<FormContext, 'form' | 'hours' | 'closures' | 'timeZone'>;
}

const Lines = styled('ul')({ margin: 0, paddingLeft: '1.125rem', '& li::marker': { color: 'var(--v-cool)' } });

const Panel = styled('div')({
  margin: 'calc(4*var(--v-space)) 0',
  '& > :not(h3)': { margin: 'calc(1*var(--v-space)) 0 0' },
});

/** A parenthesis with the placeholder for the day of the week, in a line that contains the number of working days. */
const DAY = / \([^()]*%s[^()]*\)/;
const WORKING_DAYS = /(\d+)[\s\u00A0\u202F]jours?[\s\u00A0\u202F]ouvrés?/;

/**
 * Returns a line with the day of the week on which its step is done. The day is omitted on the server, and if there is
 * a holiday before it.
 */
function withDay(line: string, context: FormNextProps['context'], now: Date | undefined): string {
  const [, days] = WORKING_DAYS.exec(line) ?? [];
  const day = now && days ? dayAfterWorkingDays(context, Number(days), now) : undefined;
  return day ? line.replace('%s', day) : line.replace(DAY, '');
}

/** Returns the current time, after hydration: the server does not know when the page is read. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => watchClock(() => setNow(new Date())), []);
  return now;
}

/** The next steps after the message is sent, line by line. */
export function NextLines({ context }: FormNextProps) {
  const now = useNow();
  const { after } = context.form;
  if (!after) return null;
  return (
    <Lines>
      {after.items.map((line) => (
        <li key={line}>{withDay(line, context, now)}</li>
      ))}
    </Lines>
  );
}

/** The next steps after the message is sent, and the next opening time if the business is closed. */
export function FormNext({ context }: FormNextProps) {
  const now = useNow();
  const { after } = context.form;
  const opening = now && nextOpening(context, now);
  if (!after) return null;
  return (
    <Panel>
      <Typography variant="h4" component="h3">
        {after.title}
      </Typography>
      <NextLines context={context} />
      {opening && <p>{after.closed.replace('%s', opening)}</p>}
    </Panel>
  );
}
