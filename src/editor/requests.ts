import type { Json } from '../edit/json-operation.ts';
import { MAX_UPLOAD_BYTES } from '../model/pictures/picture-sizes.ts';
import type { Schema } from '../model/schema/schemas.ts';
import { isRecord } from '../text/is-record.ts';

/** Reads one kind of value. The type of the value is inferred from the decoder. */
export interface Decoder<T> {
  /** Returns the value without unknown keys; `undefined` if it is malformed. */
  read(value: unknown): T | undefined;
  /** The accepted values as a JSON Schema (2020-12), which cannot compare two numbers of a value. */
  schema: Schema;
}

/** The type of the values that a decoder reads. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

interface Optional<T> extends Decoder<T> {
  isOptional: true;
}

type Fields = Record<string, Decoder<unknown>>;
type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Simplified<T> = { [K in keyof T]: T[K] };
type ObjectOf<F> = Simplified<
  { [K in Exclude<keyof F, OptionalKey<F>>]: Decoded<F[K]> } & { [K in OptionalKey<F>]?: Decoded<F[K]> }
>;

/** Marks a key that may be absent from its object. */
export const optional = <T>(decoder: Decoder<T>): Optional<T> => ({ ...decoder, isOptional: true });

export function object<F extends Fields>(fields: F): Decoder<ObjectOf<F>> {
  const entries = Object.entries(fields);
  return {
    read(value) {
      if (!isRecord(value)) return undefined;
      const known: Record<string, unknown> = {};
      for (const [key, decoder] of entries) {
        const member = Object.hasOwn(value, key) ? value[key] : undefined;
        if (member === undefined && 'isOptional' in decoder) continue;
        known[key] = decoder.read(member);
        if (known[key] === undefined) return undefined;
      }
      return known as ObjectOf<F>;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
      required: entries.flatMap(([key, decoder]) => ('isOptional' in decoder ? [] : [key])),
    },
  };
}

/** Decodes a list with at least `least` items. */
export const list = <T>({ read, schema }: Decoder<T>, least = 0): Decoder<readonly T[]> => ({
  read(value) {
    if (!Array.isArray(value) || value.length < least) return undefined;
    const items = value.map(read);
    return items.every((item) => item !== undefined) ? (items as T[]) : undefined;
  },
  schema: { type: 'array', items: schema, minItems: least },
});

export const oneOf = <D extends Decoder<unknown>[]>(...decoders: D): Decoder<Decoded<D[number]>> => ({
  read(value) {
    for (const { read } of decoders) {
      const known = read(value);
      if (known !== undefined) return known as Decoded<D[number]>;
    }
    return undefined;
  },
  schema: { anyOf: decoders.map(({ schema }) => schema) },
});

const constant = <T extends string | null>(only: T): Decoder<T> => ({
  read: (value) => (value === only ? only : undefined),
  schema: { const: only },
});

/** Decodes a string of at most `max` UTF-16 units that matches a pattern. `T` is the type of the strings that match. */
export const text = <T extends string = string>(max: number, pattern = /^[^\0]*$/u): Decoder<T> => ({
  read: (value) => (typeof value === 'string' && value.length <= max && pattern.test(value) ? (value as T) : undefined),
  schema: { type: 'string', maxLength: max, pattern: pattern.source },
});

const boolean: Decoder<boolean> = {
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  schema: { type: 'boolean' },
};

const number: Decoder<number> = {
  read: (value) => (typeof value === 'number' ? value : undefined),
  schema: { type: 'number' },
};

const json: Decoder<Json> = { read: (value) => value as Json | undefined, schema: {} };

/** Maximum size of the body of a call, in bytes: a text of a megabyte, written as JSON. */
const MAX_BODY_BYTES = 4_000_000;

/**
 * Maximum size of the body of a call that adds a picture, in bytes. Base64 makes the picture longer by a third.
 * `client_max_body_size` in `editor/installer-en-ligne.md` must allow it.
 */
const MAX_UPLOAD_BODY_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + MAX_BODY_BYTES;

/** Returns the maximum size of the body of a call, in bytes. */
export function maxBodyBytesOf(call: string): number {
  return call === 'picture-add' ? MAX_UPLOAD_BODY_BYTES : MAX_BODY_BYTES;
}

/** Maximum length of a name, address or label. */
const MAX_NAME_LENGTH = 2000;

/** A name, address or label. */
export const name = text(MAX_NAME_LENGTH);
/** A name that does not consist only of spaces. */
const title = text(MAX_NAME_LENGTH, /^(?!\s*$)[^\0]*$/u);
export const pointer = text(MAX_NAME_LENGTH, /^(?:\/[^\0]*)?$/u);
const offset: Decoder<number> = {
  read: (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined),
  schema: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
};

/**
 * A file that the editor may change: the manifest, a Markdown file by its path below `content/` without `.md`
 * (`guide:creation-site-web/combien-ca-coute`, `text:legal/mentions`), or the list of accepted words.
 */
export const sourceId = text<'manifest' | `guide:${string}` | `text:${string}` | 'lexicon'>(
  MAX_NAME_LENGTH,
  /^(?:manifest|lexicon|(?:guide|text):[^\0\r\n\u2028\u2029]+)$/u,
);

/** Id of a request, chosen by the client. A request with a known id is answered, but not executed again. */
const id = text(64, /^[\w-]{8,}$/u);

const place = {
  pointer,
  /**
   * The value that the author saw at the pointer (for `insert`, the whole list); absent if there was none. The server
   * compares it with the base state, or with the file if it no longer has that state.
   */
  oldValue: optional(json),
};

/** A `JsonOperation` on the manifest or on front matter. */
export const fieldOperation = oneOf(
  object({ type: constant('set'), ...place, value: json }),
  object({ type: constant('unset'), ...place }),
  object({ type: constant('insert'), ...place, value: json }),
  object({ type: constant('remove'), ...place }),
  object({ type: constant('move'), ...place, to: offset }),
);

const edit = object({ start: offset, end: offset, text: text(MAX_BODY_BYTES) });
const textEdit: typeof edit = {
  ...edit,
  read(value) {
    const known = edit.read(value);
    return known && known.start <= known.end ? known : undefined;
  },
};

/**
 * Changes of one file: all of them are made, or none. Each of the three lists is based on the result of the previous
 * one.
 */
export const requestedChange = object({
  file: sourceId,
  /** Hash of the state that the change is based on: `EditedDocument.hash`, or `Saved.own` of the previous change. */
  baseHash: name,
  /**
   * In order: each operation is based on the result of the previous ones. For a Markdown file, they change its front
   * matter.
   */
  operations: optional(list(fieldOperation)),
  /** Edits of the Markdown after front matter, counted from `bodyOffset`, sorted, without overlap. */
  body: optional(list(textEdit)),
  /** Edits of the whole text, sorted, without overlap. */
  edits: optional(list(textEdit)),
});

/**
 * A change of the site's structure. Names have the form of the command line: `/page`, `/page#section`, `facts.name` or the
 * dotted name of another value.
 */
export const requestedStructure = oneOf(
  object({ type: constant('remove-picture'), file: name }),
  /** `to` is only the new name, without folder, width and extension. */
  object({ type: constant('rename-picture'), file: name, to: name }),
  /** Adds a guide at the end of a chain. */
  object({ type: constant('add-guide'), chain: name, title }),
  /** Adds a chain with its hub and its first guides, by their titles. */
  object({ type: constant('add-chain'), name: title, guides: list(title), isInMenu: boolean }),
  object({ type: constant('add-page'), path: name, title, isInMenu: boolean }),
  object({ type: constant('rename'), from: name, to: name, redirect: boolean }),
  object({
    type: constant('remove'),
    path: name,
    /** Target of the redirect from the address; absent for no redirect. */
    redirect: optional(name),
    /**
     * For each link of the plan: its new target, or the name of another value; `null` keeps only the words of a link,
     * or removes the use of a value.
     */
    choices: list(oneOf(name, constant(null))),
  }),
);

/** Id of a `JoinConflict`, and the version that the author has chosen. */
export const joinChoice = object({ id: name, value: json });

const nothing = object({});

/** The body of each call. */
export const requests = {
  site: object({
    /** `hash` of the last answer: an unchanged list is not sent again. */
    known: optional(name),
    /** Files whose hashes are requested. */
    files: optional(list(sourceId)),
  }),
  targets: nothing,
  'old-addresses': nothing,
  media: nothing,
  document: object({ file: sourceId }),
  /** Describes the value at the pointer, by the branch of the schema that this value selects. */
  schema: object({ file: sourceId, pointer }),
  /** Changes one or more files as one step of the history. */
  apply: object({
    id,
    /** Description: « Titre de la page », « Correction ». */
    label: name,
    /** Identifies the edited field: changes of the same field within a second form one step. */
    field: optional(name),
    /** Time of the first keystroke, in milliseconds since 1970: saving may take longer than a pause in typing. */
    startedAt: optional(number),
    changes: list(requestedChange, 1),
  }),
  undo: object({ id }),
  redo: object({ id }),
  origins: object({ route: name }),
  /** Returns the pages that show a field of the manifest. */
  uses: object({ pointer }),
  search: object({ text: name }),
  /**
   * Checks the spelling of texts being typed, which may contain any character. With `markdown`, code, addresses and
   * names between braces are not checked.
   */
  spelling: object({ texts: list(object({ text: text(MAX_BODY_BYTES, /^/u), markdown: boolean })) }),
  'spelling-add': object({ word: text(MAX_NAME_LENGTH, /^[\p{L}\p{N}][^\0]*$/u) }),
  card: object({ route: name }),
  'structure-plan': object({ change: requestedStructure }),
  structure: object({ id, change: requestedStructure }),
  'publish-plan': nothing,
  publish: object({
    /** `state` of the plan that the author has seen. */
    state: name,
    target: oneOf(constant('branch'), constant('proposal')),
    message: text(20_000),
  }),
  /** `choices` are the versions chosen for the conflicts of earlier answers. */
  'publish-join': object({ choices: optional(list(joinChoice)) }),
  'publish-take-back': nothing,
  /** `change` is the id of a change of the plan. */
  'publish-revert': object({ id, change: name }),
  /** `name` is the name of the file on the author's device, `data` its content in base64. */
  'picture-add': object({ id, name, data: text(MAX_UPLOAD_BODY_BYTES, /^[\w+/]*={0,2}$/u) }),
};
