import type { EditorProblem } from '../../protocol.ts';
import { schemaAt } from '../form/schema-tree.ts';
import type { EditorState } from '../state/state.ts';
import { words } from '../words/words.ts';

type Known = Pick<EditorState, 'tree' | 'schemas' | 'documents'>;

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`);

/** Titles of what a place of the manifest stands in: its page and section, or its group of settings and the entry of that. */
function outerTitles({ tree }: Known, pointer: string, titleAt: (pointer: string) => string | undefined) {
  const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
  const section = /^\/pages\/\d+\/sections\/\d+/.exec(pointer)?.[0];
  if (page) return [page.title, section && titleAt(section)];
  const setting = tree.settings.find((one) => isWithin(pointer, one.pointer));
  return [setting?.title, setting?.items?.find((one) => isWithin(pointer, one.pointer))?.title];
}

/** Where a problem is, in the words of the forms; by file and line where no form has the place. */
export function placeOf(known: Known, { file, pointer, path, line }: EditorProblem): string {
  const { tree, schemas, documents } = known;
  const byLine = `${path}, ${words.line(line)}`;
  if (file === undefined) return byLine;
  const document = documents.get(file);
  const schema = schemas[file === 'manifest' ? 'site' : (document?.schema ?? 'front-matter')];
  const titleAt = (at: string) => schema && schemaAt(schema, document?.data, at)?.title;
  const own = pointer ? titleAt(pointer) : undefined;
  if (file === 'manifest') {
    const titles = pointer ? [...outerTitles(known, pointer, titleAt), own].filter(Boolean) : [];
    return titles.length === 0 ? byLine : [...new Set(titles)].join(' › ');
  }
  const texts = [...tree.sections.flatMap(({ guides }) => guides), ...tree.texts];
  const title = texts.find((one) => one.file === file)?.title;
  if (!title) return byLine;
  const body = file.startsWith('guide:') ? words.guideText : words.pageText;
  return [title, own ?? body].join(' › ');
}
