import type { Json } from '../../edit/json-operation.ts';
import { plainText } from '../../edit/line-ends.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import type { Sources } from '../../model/read/source.ts';
import type { EditedDocument, EditorProblem, SchemaName, SourceId } from '../protocol.ts';
import type { OpenFile } from './source-files.ts';

/** Data of a file's text; `undefined` if it has none, or cannot be parsed. */
export function dataOf({ id, path }: Pick<OpenFile, 'id' | 'path'>, text: string): Json | undefined {
  const read = id === 'manifest' ? readJson : readMarkdown;
  if (id === 'lexicon') return undefined;
  return read({ path, text }, () => {}).data as Json | undefined;
}

/** Offset of the first character after the front matter of a Markdown text, with `\n` as line end. */
export function bodyOffsetOf({ path }: Pick<OpenFile, 'path'>, text: string): number {
  return plainText(text).fromFile(readMarkdown({ path, text }, () => {}).bodyOffset);
}

function schemaOf(file: SourceId): SchemaName | undefined {
  if (file === 'manifest') return 'site';
  if (file === 'lexicon') return undefined;
  return file.startsWith('guide:') ? 'front-matter' : 'text-matter';
}

/** Document of a file, as the editor receives it. What the site has read of the same text is not parsed again. */
export function documentOf(file: OpenFile, problems: readonly EditorProblem[], sources?: Sources): EditedDocument {
  const { id, path, text, hash } = file;
  const name = /^(?:guide|text):(.+)$/s.exec(id)?.[1];
  const isMarkdown = name !== undefined;
  const read = isMarkdown ? sources?.markdown.get(name) : id === 'manifest' ? sources?.manifest : undefined;
  const known = read?.text === text ? read : undefined;
  const data = known ? (known.data as Json | undefined) : dataOf(file, text);
  const schema = schemaOf(id);
  const broken = problems.find(
    ({ file: of, severity, code }) => of === id && severity === 'error' && /^(?:json|front-matter|file)\//.test(code),
  );
  const isReadable = data !== undefined || id === 'lexicon' || (isMarkdown && !broken);
  return {
    file: id,
    path,
    text: plainText(text).text,
    hash,
    ...(data === undefined ? {} : { data }),
    ...(schema ? { schema } : {}),
    ...(isMarkdown ? { bodyOffset: bodyOffsetOf(file, text) } : {}),
    ...(broken && (!isReadable || broken.code.startsWith('json/'))
      ? { readOnly: `${broken.message} (${broken.path}, ligne ${broken.line})` }
      : {}),
  };
}
