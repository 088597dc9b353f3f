import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { ValueUses as Uses } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { useForm } from './FormScopeProvider.tsx';

export const timesShown = ({ shown }: Uses) => shown?.reduce((sum, { count }) => sum + count, 0);

/** Shows how often pages show a shared value. */
export function ValueUses({ pointer }: { pointer: string }) {
  const { isShared } = useForm();
  const [uses, setUses] = useState<Uses>();
  // Called once: typing here changes the value, and not the number of places that show it.
  useEffect(() => {
    if (!isShared) return;
    let isLate = false;
    call('uses', { pointer }).then(
      (answer) => isLate || setUses(answer),
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [isShared, pointer]);
  const times = uses && timesShown(uses);
  if (!isShared || times === undefined) return null;
  return (
    <Box
      title={uses?.shown?.map(({ title }) => title).join(', ')}
      sx={{ mt: 0.5, color: 'var(--v-cool)', fontSize: '.875rem', fontWeight: 600 }}
    >
      {times === 0 ? words.shownNowhere : words.shownAt(times)}
    </Box>
  );
}
