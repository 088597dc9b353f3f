import type { FieldNode } from '../form/form-node.ts';
import type { FieldState } from './use-field.ts';

/** Attributes that tie a control to its label, its description and its problems. */
export interface ControlIds {
  id: string;
  labelId: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

/** Props of every control. */
export interface ControlProps {
  field: FieldNode;
  state: FieldState;
  ids: ControlIds;
  isReadOnly: boolean;
}
