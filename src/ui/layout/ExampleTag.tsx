import Chip from '@mui/material/Chip';

/** A stamp: what it marks is an example, and no reference. */
export function ExampleTag({ label }: { label: string }) {
  return <Chip component="span" variant="stamp" label={label} />;
}
