import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The sign of a choice, drawn by the theme as other icons are. */
export function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </SvgIcon>
  );
}
