import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';

/** What a value is filled in with. */
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
  /** JSON pointer in the document that the form belongs to. */
  pointer: string;
  /** Last key of the pointer. */
  key: string;
  title: string;
  description: string;
  isRequired: boolean;
  value: Json | undefined;
  schema: Schema;
}

/** One value that a control fills in. */
export interface FieldNode extends NodeBase {
  type: 'field';
  control: Control;
  /** What the string names, of controls `reference`: a plan, a service, a file. */
  kind?: string;
  /** Values to choose from, of controls `choice`, `icon` and `motif`. */
  choices?: readonly Json[];
  /** What an empty field means. */
  fallback?: Json;
  example?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** An object with known keys. */
export interface GroupNode extends NodeBase {
  type: 'group';
  /** Fields that say something to a visitor. */
  main: FormNode[];
  /** Fields that are seldom touched: addresses of sections, delays, backgrounds. */
  more: FormNode[];
}

export interface ListNode extends NodeBase {
  type: 'list';
  items: FormNode[];
  itemTitle: string;
  minItems: number;
  maxItems: number;
}

/** An object whose keys are names of the owner's: the facts. */
export interface MapNode extends NodeBase {
  type: 'map';
  entries: FormNode[];
}

export type FormNode = FieldNode | GroupNode | ListNode | MapNode;
