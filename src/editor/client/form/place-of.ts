import type { FilePlace } from '../../protocol.ts';
import { isWithin } from '../state/is-within.ts';
import { nameOfPage } from '../state/selection.ts';
import type { EditorState } from '../state/state.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { schemaAt } from './schema-tree.ts';

type Known = Pick<EditorState, 'tree' | 'schemas' | 'documents'>;

/**
 * Titles of the parts around a place of the manifest: its page and section, or its settings and the entry or group in
 * them.
 */
export function outerTitles({ tree }: Known, pointer: string, titleAt: (pointer: string) => string | undefined) {
  const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
  const section = /^\/pages\/\d+\/sections\/\d+/.exec(pointer)?.[0];
  if (page) return [nameOfPage(page), section && titleAt(section)];
  const setting = tree.settings.find((one) => isWithin(pointer, one.pointer));
  const item = setting?.items?.find((one) => isWithin(pointer, one.pointer))?.title;
  const group = /^\/\w+\/\w+(?=\/)/.exec(pointer)?.[0];
  return [setting && plainWords(setting.title), item ?? (group && titleAt(group))];
}

/** Names a place in the words of the forms, or by file and line if no form has the place. */
export function placeOf(known: Known, { file, pointer, path, line, routes }: FilePlace): string {
  const { tree, schemas, documents } = known;
  const byLine = `${path}, ${words.line(line)}`;
  if (file === undefined) return byLine;
  const edited = documents.get(file);
  const schema = schemas[file === 'manifest' ? 'site' : (edited?.schema ?? 'front-matter')];
  const titleAt = (at: string) => schema && schemaAt(schema, edited?.data, at)?.title;
  const own = pointer ? titleAt(pointer) : undefined;
  if (file === 'manifest') {
    const titles = pointer ? [...outerTitles(known, pointer, titleAt), own].filter(Boolean) : [];
    return titles.length === 0 ? byLine : [...new Set(titles)].join(' › ');
  }
  const texts = [...tree.sections.flatMap(({ guides }) => guides), ...tree.texts];
  // A text is identified by the pages that show it.
  const pages = file.startsWith('text:') ? tree.pages.filter(({ route }) => routes.includes(route)) : [];
  const title = pages.map(nameOfPage).join(', ') || texts.find((one) => one.file === file)?.title;
  if (!title) return byLine;
  const body = file.startsWith('guide:') ? words.guideText : words.pageText;
  return [title, own ?? body].join(' › ');
}
