import Chip from '@mui/material/Chip';

/** Marks an example as such, because it is not a reference. */
export function ExampleTag({ label }: { label: string }) {
  return <Chip component="span" variant="stamp" label={label} />;
}
