import type { FilePlace, Origin } from '../../protocol.ts';
import { isWithin } from '../state/is-within.ts';
import { guidesOf, nameOfPage } from '../state/selection.ts';
import { type EditorState, schemaOf } from '../state/state.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { schemaAt } from './schema-tree.ts';

type Known = Pick<EditorState, 'tree' | 'schemas' | 'documents'>;

/** Returns the title of the value at a place, from the schema of its file. */
export function titleAt(known: Known, { file, pointer }: Origin): string | undefined {
  if (pointer === undefined) return undefined;
  const schema = schemaOf(known, file);
  return schema && schemaAt(schema, known.documents.get(file)?.data, pointer)?.title;
}

/**
 * Titles of the parts around a place of the manifest: its page and section, or its settings and the entry or group in
 * them.
 */
export function outerTitles(known: Known, pointer: string): (string | undefined)[] {
  const { tree } = known;
  const titleOf = (at: string | undefined) => at && titleAt(known, { file: 'manifest', pointer: at });
  const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
  const section = /^\/pages\/\d+\/sections\/\d+/.exec(pointer)?.[0];
  if (page) return [nameOfPage(page), titleOf(section)];
  const setting = tree.settings.find((one) => isWithin(pointer, one.pointer));
  const item = setting?.items?.find((one) => isWithin(pointer, one.pointer))?.title;
  const group = /^\/\w+\/\w+(?=\/)/.exec(pointer)?.[0];
  return [setting && plainWords(setting.title), item ?? titleOf(group)];
}

/** Names a place in the words of the forms, or by file and line if no form has the place. */
export function placeOf(known: Known, { file, pointer, path, line, routes }: FilePlace): string {
  const { tree } = known;
  const byLine = `${path}, ${words.line(line)}`;
  if (file === undefined) return byLine;
  const own = pointer ? titleAt(known, { file, pointer }) : undefined;
  if (file === 'manifest') {
    const titles = pointer ? [...outerTitles(known, pointer), own].filter(Boolean) : [];
    return titles.length === 0 ? byLine : [...new Set(titles)].join(' › ');
  }
  const texts = [...guidesOf(tree), ...tree.texts];
  // A text is identified by the pages that show it.
  const pages = file.startsWith('text:') ? tree.pages.filter(({ route }) => routes.includes(route)) : [];
  const title = pages.map(nameOfPage).join(', ') || texts.find((one) => one.file === file)?.title;
  if (!title) return byLine;
  const body = file.startsWith('guide:') ? words.guideText : words.pageText;
  return [title, own ?? body].join(' › ');
}
