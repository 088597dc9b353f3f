import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';

/** Kind of control that edits a value. */
export type Control =
  | 'line'
  | 'paragraph'
  | 'markdown'
  | 'number'
  | 'switch'
  | 'choice'
  | 'icon'
  | 'motif'
  | 'colour'
  | 'date'
  | 'time'
  | 'link'
  | 'page'
  | 'picture'
  | 'reference';

interface NodeBase {
  /** JSON pointer in the form's document. */
  pointer: string;
  /** Last key of the pointer. */
  key: string;
  title: string;
  description: string;
  isRequired: boolean;
  value: Json | undefined;
  schema: Schema;
}

/** A value that one control edits. */
export interface FieldNode extends NodeBase {
  type: 'field';
  control: Control;
  /**
   * `x-kind` of a string: the kind of its text, such as `markdown`, or of the part that it refers to, such as
   * `article`.
   */
  kind?: string | undefined;
  /** Values to choose from, for controls `choice`, `icon` and `motif`. */
  choices?: readonly Json[] | undefined;
  /** Value that applies if the field is empty. */
  fallback?: Json | undefined;
  example?: string | undefined;
  maxLength?: number | undefined;
  /** Whether the number is an amount of money. */
  isMoney?: boolean;
}

/** An object with known keys. */
export interface GroupNode extends NodeBase {
  type: 'group';
  /** Fields whose values visitors read. */
  main: FormNode[];
  /** Rarely used fields: anchors of sections, delays, backgrounds. */
  more: FormNode[];
}

export interface ListNode extends NodeBase {
  type: 'list';
  items: FormNode[];
  itemTitle: string;
  minItems: number;
  maxItems: number;
}

/** An object whose keys are chosen by the owner: the facts. */
export interface MapNode extends NodeBase {
  type: 'map';
  entries: FormNode[];
}

export type FormNode = FieldNode | GroupNode | ListNode | MapNode;
