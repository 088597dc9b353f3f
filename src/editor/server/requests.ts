import type { IncomingMessage } from 'node:http';
import type { Json, JsonOperation } from '../../edit/json-operation.ts';
import type { TextEdit } from '../../edit/text-edit.ts';
import { MOST_PICTURE_BYTES } from '../../model/pictures/picture-sizes.ts';
import { isRecord } from '../../text/is-record.ts';
import type {
  ApplyRequest,
  CallName,
  Calls,
  FieldOperation,
  RequestedChange,
  RequestedStructure,
  RequestId,
  SourceId,
  SpellingText,
} from '../protocol.ts';

/** Maximum size of the body of a call, in bytes: a text of a megabyte, written as JSON. */
const MOST_BYTES = 4_000_000;

/** Maximum size of the body of a call that adds a picture, in bytes. Base64 makes the picture longer by a third. */
const MOST_BYTES_OF_PICTURE = Math.ceil(MOST_PICTURE_BYTES / 3) * 4 + MOST_BYTES;

/** Returns the maximum size of the body of a call, in bytes. */
export function mostBytesOf(call: string): number {
  return call === 'picture-add' ? MOST_BYTES_OF_PICTURE : MOST_BYTES;
}

/** Maximum time for a body to arrive, in milliseconds. */
const LONGEST = 10_000;

/** Reason why the body of a request was not read. */
type BodyProblem = 'too-large' | 'too-slow' | 'cut-off';

/** Reads the body of a request, within limits of time and size. */
export function readBody(
  request: IncomingMessage,
  { longest = LONGEST, most = MOST_BYTES } = {},
): Promise<{ text: string } | BodyProblem> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (answer: { text: string } | BodyProblem) => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', cut);
      // Stop reading: the response closes the connection.
      if (typeof answer === 'string') request.pause();
      resolve(answer);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > most) end('too-large');
    };
    const whole = () => end({ text: Buffer.concat(chunks).toString('utf8') });
    const cut = () => end('cut-off');
    const timer = setTimeout(() => end('too-slow'), longest);
    if (Number(request.headers['content-length'] ?? 0) > most) return end('too-large');
    request.on('data', take).on('end', whole).on('close', cut).on('error', cut);
  });
}

/** Parses the body of a call; returns `undefined` if it is malformed. Unknown keys are left out. */
type Parse<N extends CallName> = (body: Record<string, unknown>) => Calls[N]['request'] | undefined;

/** Maximum length of a name, address or label in a call. */
const MOST_CHARACTERS = 2000;

/** Maximum length of a commit message. */
const MOST_MESSAGE = 20_000;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_CHARACTERS && !value.includes('\0');
}

function isPointer(value: unknown): value is string {
  return isText(value) && (value === '' || value.startsWith('/'));
}

function isSourceId(value: unknown): value is SourceId {
  return isText(value) && /^(?:manifest|lexicon|(?:guide|text):.+)$/.test(value);
}

function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parseOperation(value: unknown): FieldOperation | undefined {
  if (!isRecord(value) || !isPointer(value.pointer)) return undefined;
  const { type, pointer } = value;
  const old = Object.hasOwn(value, 'oldValue') ? { oldValue: value.oldValue as Json } : {};
  const put = value.value as Json | undefined;
  const made = (operation: JsonOperation): FieldOperation => ({ ...operation, ...old });
  if (type === 'set' || type === 'insert') return put === undefined ? undefined : made({ type, pointer, value: put });
  if (type === 'unset' || type === 'remove') return made({ type, pointer });
  return type === 'move' && isOffset(value.to) ? made({ type, pointer, to: value.to }) : undefined;
}

function parseEdit(value: unknown): TextEdit | undefined {
  if (!isRecord(value) || !isOffset(value.start) || !isOffset(value.end) || value.end < value.start) return undefined;
  const { start, end, text } = value;
  return typeof text === 'string' && !text.includes('\0') ? { start, end, text } : undefined;
}

function parseSpellingText(value: unknown): SpellingText | undefined {
  if (!isRecord(value)) return undefined;
  const { text, markdown } = value;
  return typeof text === 'string' && typeof markdown === 'boolean' ? { text, markdown } : undefined;
}

/** Parses a list; returns `undefined` if an item is malformed. */
function parseList<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const items = value.map(parse);
  return items.every((item) => item !== undefined) ? (items as T[]) : undefined;
}

function parseChange(value: unknown): RequestedChange | undefined {
  if (!isRecord(value) || !isSourceId(value.file) || !isText(value.baseHash)) return undefined;
  const { file, baseHash } = value;
  const operations = parseList(value.operations, parseOperation);
  const [body, edits] = [parseList(value.body, parseEdit), parseList(value.edits, parseEdit)];
  return operations && body && edits ? { file, baseHash, operations, body, edits } : undefined;
}

function isId(value: unknown): value is RequestId {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}

function parseApply({ id, label, field, startedAt, changes }: Record<string, unknown>): ApplyRequest | undefined {
  const parsed = parseList(changes, parseChange);
  if (!isId(id) || !isText(label) || !parsed || parsed.length === 0 || (field !== undefined && !isText(field)))
    return undefined;
  return {
    id,
    label,
    ...(field === undefined ? {} : { field }),
    ...(typeof startedAt === 'number' ? { startedAt } : {}),
    changes: parsed,
  };
}

function parseStructure(change: unknown): RequestedStructure | undefined {
  if (!isRecord(change)) return undefined;
  const { type, from, to, path, redirect, chain, title, name, isInMenu } = change;
  if (type === 'remove-picture') return isText(change.file) ? { type, file: change.file } : undefined;
  if (type === 'rename-picture') return isText(change.file) && isText(to) ? { type, file: change.file, to } : undefined;
  if (type === 'add-guide') return isText(chain) && isText(title) && title.trim() ? { type, chain, title } : undefined;
  if (type === 'add-chain') {
    const guides = parseList(change.guides, (one) => (isText(one) && one.trim() ? one : undefined));
    return isText(name) && name.trim() && guides && typeof isInMenu === 'boolean'
      ? { type, name, guides, isInMenu }
      : undefined;
  }
  if (type === 'add-page')
    return isText(path) && isText(title) && title.trim() && typeof isInMenu === 'boolean'
      ? { type, path, title, isInMenu }
      : undefined;
  if (type === 'rename')
    return isText(from) && isText(to) && typeof redirect === 'boolean' ? { type, from, to, redirect } : undefined;
  const choices = parseList(change.choices, (choice) => (choice === null || isText(choice) ? { choice } : undefined));
  if (type !== 'remove' || !isText(path) || !choices || (redirect !== undefined && !isText(redirect))) return undefined;
  const led = choices.map(({ choice }) => choice);
  return { type, path, choices: led, ...(redirect === undefined ? {} : { redirect }) };
}

const nothing = () => ({});

/** Parser of the body of each call. */
export const parsers: { [N in CallName]: Parse<N> } = {
  site: ({ known }) => (known === undefined ? {} : isText(known) ? { known } : undefined),
  targets: nothing,
  media: nothing,
  undo: ({ id }) => (isId(id) ? { id } : undefined),
  redo: ({ id }) => (isId(id) ? { id } : undefined),
  document: ({ file }) => (isSourceId(file) ? { file } : undefined),
  schema: ({ file, pointer }) => (isSourceId(file) && isPointer(pointer) ? { file, pointer } : undefined),
  apply: parseApply,
  origins: ({ route }) => (isText(route) ? { route } : undefined),
  card: ({ route }) => (isText(route) ? { route } : undefined),
  'structure-plan': (body) => {
    const change = parseStructure(body.change);
    return change && { change };
  },
  structure: ({ id, change: typed }) => {
    const change = parseStructure(typed);
    return change && isId(id) ? { id, change } : undefined;
  },
  'publish-plan': nothing,
  publish: ({ state, way, message }) => {
    const isWay = way === 'branch' || way === 'proposal';
    const isMessage = typeof message === 'string' && message.length <= MOST_MESSAGE && !message.includes('\0');
    return isText(state) && isWay && isMessage ? { state, way, message } : undefined;
  },
  'publish-rebase': nothing,
  'publish-take-back': nothing,
  'publish-revert': ({ id, change }) => (isId(id) && isText(change) ? { id, change } : undefined),
  'picture-add': ({ id, name, data }) =>
    isId(id) && isText(name) && typeof data === 'string' && /^[\w+/]*={0,2}$/.test(data)
      ? { id, name, data }
      : undefined,
  uses: ({ pointer }) => (isPointer(pointer) ? { pointer } : undefined),
  search: ({ text }) => (isText(text) ? { text } : undefined),
  spelling: ({ texts: value }) => {
    const texts = value === undefined ? undefined : parseList(value, parseSpellingText);
    return texts && { texts };
  },
  'spelling-add': ({ word }) => (isText(word) && /^[\p{L}\p{N}]/u.test(word) ? { word } : undefined),
};
