import type { Components, Theme } from '@mui/material/styles';
import { MuiAlert, MuiAlertTitle } from './components/alerts.ts';
import { MuiAvatar } from './components/avatars.ts';
import { MuiButton, MuiButtonBase, MuiIconButton } from './components/buttons.ts';
import { MuiCheckbox } from './components/checkboxes.ts';
import { MuiChip } from './components/chips.ts';
import {
  MuiFormHelperText,
  MuiFormLabel,
  MuiInput,
  MuiInputBase,
  MuiNativeSelect,
  MuiTextField,
} from './components/fields.ts';
import { MuiSvgIcon } from './components/icons.ts';
import { MuiAppBar, MuiContainer, MuiStack } from './components/layout.ts';
import { MuiList, MuiListItem } from './components/lists.ts';
import { MuiRating } from './components/ratings.ts';
import { MuiStepLabel } from './components/steps.ts';
import { MuiBackdrop, MuiCard, MuiCardContent, MuiPaper } from './components/surfaces.ts';
import { MuiTable, MuiTableCell, MuiTableRow } from './components/tables.ts';
import { MuiBreadcrumbs, MuiLink, MuiTypography } from './components/texts.ts';

/** Default props, style overrides and variants of MUI's components. */
export const components: Components<Theme> = {
  MuiAlert,
  MuiAlertTitle,
  MuiAppBar,
  MuiAvatar,
  MuiBackdrop,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCardContent,
  MuiCheckbox,
  MuiChip,
  MuiContainer,
  MuiFormHelperText,
  MuiFormLabel,
  MuiIconButton,
  MuiInput,
  MuiInputBase,
  MuiLink,
  MuiList,
  MuiListItem,
  MuiNativeSelect,
  MuiPaper,
  MuiRating,
  MuiStack,
  MuiStepLabel,
  MuiSvgIcon,
  MuiTable,
  MuiTableCell,
  MuiTableRow,
  MuiTextField,
  MuiTypography,
};
