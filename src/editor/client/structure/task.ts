import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import type { ChoiceList } from '../kit/ChoiceSelect.tsx';
import type { Editor } from '../state/editor.ts';

/** A link to a removed part, or a use of it, as the server lists it. */
export type TaskLink = Pick<StructurePlan['links'][number], 'file' | 'pointer' | 'text' | 'keepsWords' | 'choice'> & {
  /** Its place in the words of the forms. */
  place: string;
  /** Title of the larger part that would be removed with it. */
  around?: string | undefined;
};

/** A link with its place, and the choices of what happens to it; `proposed` applies until the author chooses. */
export interface LinkRow {
  text: string;
  place: string;
  choice?: ChoiceList & { proposed: string | null };
}

/** A field of a task; `name` is the key of its value. */
export type TaskField =
  | { kind: 'text'; name: string; label: string; help?: string; maxLength?: number; shown?: string }
  | { kind: 'check'; name: string; label: string; help?: string | false }
  | ({ kind: 'page'; name: string } & ChoiceList)
  | { kind: 'links'; textAbove: string; rows: readonly LinkRow[]; textBelow?: string };

/** A change of the site's structure that a dialog asks about. */
export interface StructureTask<V extends object = object> {
  title: string;
  /** Label of the button that makes the change. */
  confirm: string;
  isRemoval?: boolean;
  /** Whether the dialog lists what would change. */
  showsChanges?: boolean;
  /** The initial values of the fields. */
  first: V;
  /**
   * Returns the fields from top to bottom.
   * @param links links to the removed part; `undefined` until the server has answered
   */
  fields(values: V, links: readonly TaskLink[] | undefined): readonly TaskField[];
  /** Returns the change to plan and to make; `undefined` while a value is missing. */
  request(values: V, choices: (string | null)[]): RequestedStructure | undefined;
  /** Returns the message to show after the change has been made. */
  done(values: V): string;
  /** Opens another place afterwards; absent if page and form stay. */
  openAfter?(values: V, editor: Pick<Editor, 'show'>): void;
}
