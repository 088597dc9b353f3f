import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import type { Editor } from '../state/editor.ts';

/** A link to a removed part, or a use of it, as the server lists it. */
export interface TaskLink extends Omit<StructurePlan['links'][number], 'path' | 'line' | 'routes'> {
  /** Its place in the words of the forms. */
  place: string;
  /** Title of the larger part that would be removed with it. */
  around?: string | undefined;
}

/** A list of what can become of something. `null` is to do without it. */
interface Choice {
  label: string;
  /** Name of the choice of `null`. */
  none: string;
  options: readonly { value: string; title: string }[];
}

/** A row for a link: its text, its place, and what can become of it. */
export interface LinkRow {
  text: string;
  place: string;
  /** `proposed` applies until the author chooses. */
  choice?: Choice & { proposed: string | null };
}

/** A field of a task. `set` returns the values that change. */
export type TaskField<V> =
  | { kind: 'text'; label: string; value: string; help?: string; maxLength?: number; set(value: string): Partial<V> }
  | { kind: 'check'; label: string; value: boolean; help?: string | undefined; set(value: boolean): Partial<V> }
  | ({ kind: 'page'; value: string | null; set(value: string | null): Partial<V> } & Choice)
  | { kind: 'links'; before?: string; rows: readonly LinkRow[]; after?: string };

/** A change of the site's structure that a dialog asks about. */
export interface StructureTask<V = unknown> {
  title: string;
  /** Label of the button that makes the change. */
  confirm: string;
  isRemoval?: boolean;
  /** Whether the dialog lists what would change. */
  showsChanges?: boolean;
  /** The values at first. */
  first: V;
  /**
   * The fields from top to bottom.
   * @param links links to the removed part; `undefined` until the server has answered
   */
  fields(values: V, links: readonly TaskLink[] | undefined): readonly TaskField<V>[];
  /** The change to plan and to make; `undefined` while something is missing. */
  request(values: V, choices: (string | null)[]): RequestedStructure | undefined;
  /** Message when the change is made. */
  done(values: V): string;
  /** Opens another place afterwards; absent if page and form stay. */
  lead?(values: V, editor: Pick<Editor, 'show'>): void;
}
