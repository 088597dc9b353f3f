import { isWithin } from '../../../model/read/pointer.ts';
import type { Origin } from '../../origins-protocol.ts';
import type { FilePlace } from '../../protocol.ts';
import { guidesOfTree, nameOfPage } from '../state/selection.ts';
import { type EditorState, schemaOf } from '../state/state.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { schemaAt } from './schema-tree.ts';

/** The parts of the state from which places get their names. */
export type OpenSite = Pick<EditorState, 'tree' | 'schemas' | 'documents'>;

/** Returns the title of the value at a place, from the schema of its file. */
export function titleAt(site: OpenSite, { file, pointer }: Origin): string | undefined {
  if (pointer === undefined) return undefined;
  const schema = schemaOf(site, file);
  return schema && schemaAt(schema, site.documents.get(file)?.data, pointer)?.title;
}

/**
 * Returns titles of the parts around a place of the manifest: its page and section, or its settings and the entry or
 * group in them.
 */
export function outerTitles(site: OpenSite, pointer: string): (string | undefined)[] {
  const { tree } = site;
  const titleOf = (at: string | undefined) => at && titleAt(site, { file: 'manifest', pointer: at });
  const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
  const section = /^\/pages\/\d+\/sections\/\d+/.exec(pointer)?.[0];
  if (page) return [nameOfPage(page), titleOf(section)];
  const setting = tree.settings.find((one) => isWithin(pointer, one.pointer));
  const item = setting?.items?.find((one) => isWithin(pointer, one.pointer))?.title;
  const group = /^\/\w+\/\w+(?=\/)/.exec(pointer)?.[0];
  return [setting && plainWords(setting.title), item ?? titleOf(group)];
}

/** Names a place in the words of the forms, or by file and line if no form has the place. */
export function placeOf(site: OpenSite, { file, pointer, path, line, routes }: FilePlace): string {
  const { tree } = site;
  const byLine = `${path}, ${words.line(line)}`;
  if (file === undefined) return byLine;
  const own = pointer ? titleAt(site, { file, pointer }) : undefined;
  if (file === 'manifest') {
    const titles = pointer ? [...outerTitles(site, pointer), own].filter(Boolean) : [];
    return titles.length === 0 ? byLine : [...new Set(titles)].join(' › ');
  }
  const texts = [...guidesOfTree(tree), ...tree.texts];
  // A text is identified by the pages that show it.
  const pages = file.startsWith('text:') ? tree.pages.filter(({ route }) => routes.includes(route)) : [];
  const title = pages.map(nameOfPage).join(', ') || texts.find((one) => one.file === file)?.title;
  if (!title) return byLine;
  const body = file.startsWith('guide:') ? words.guideText : words.pageText;
  return [title, own ?? body].join(' › ');
}
