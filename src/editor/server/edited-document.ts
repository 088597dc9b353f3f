import type { Json } from '../../edit/json-operation.ts';
import { withPlainLineEnds } from '../../edit/line-ends.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import type { Sources } from '../../model/read/source.ts';
import type { EditedDocument, EditorProblem, SchemaName, SourceId } from '../protocol.ts';
import type { OpenFile } from './source-files.ts';

/**
 * Returns the data of a file's text, and the offset of the first character after front matter. If the site has already
 * read the same text, it is not parsed again.
 */
export function readAs(
  { id, path }: Pick<OpenFile, 'id' | 'path'>,
  text: string,
  sources?: Sources,
): { data?: unknown; bodyOffset?: number } {
  if (id === 'lexicon') return {};
  const name = /^(?:guide|text):(.+)$/s.exec(id)?.[1];
  const known = name === undefined ? sources?.manifest : sources?.markdown.get(name);
  if (known?.text === text) return known;
  return (name === undefined ? readJson : readMarkdown)({ path, text }, () => {});
}

/** Returns the offset of the first character after the front matter of a text, with `\n` as line end. */
export function bodyOffsetOf(...[file, text, sources]: Parameters<typeof readAs>): number {
  return withPlainLineEnds(text).fromFile(readAs(file, text, sources).bodyOffset ?? 0);
}

function schemaOf(file: SourceId): SchemaName | undefined {
  if (file === 'manifest') return 'site';
  if (file === 'lexicon') return undefined;
  return file.startsWith('guide:') ? 'front-matter' : 'text-matter';
}

/** Returns the document of a file, as the editor receives it. */
export function documentOf(file: OpenFile, problems: readonly EditorProblem[], sources?: Sources): EditedDocument {
  const { id, path, text, hash } = file;
  const isMarkdown = id !== 'manifest' && id !== 'lexicon';
  const data = readAs(file, text, sources).data as Json | undefined;
  const broken = problems.find(
    ({ file: of, severity, code }) => of === id && severity === 'error' && /^(?:json|front-matter|file)\//.test(code),
  );
  const isReadable = data !== undefined || id === 'lexicon' || (isMarkdown && !broken);
  const isStopped = broken && (!isReadable || broken.code.startsWith('json/'));
  return {
    file: id,
    path,
    text: withPlainLineEnds(text).text,
    hash,
    data,
    schema: schemaOf(id),
    bodyOffset: isMarkdown ? bodyOffsetOf(file, text, sources) : undefined,
    readOnly: isStopped ? `${broken.message} (${broken.path}, ligne ${broken.line})` : undefined,
  };
}
