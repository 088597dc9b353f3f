import { randomUUID } from 'node:crypto';
import { setImmediate as aMoment } from 'node:timers/promises';
import { shownHost } from '../../build/pictures/social/shown-host.ts';
import { type SocialPage, socialPage } from '../../build/pictures/social/social-page.ts';
import { fontOf } from '../../build/pictures/social/text-outlines.ts';
import { drawSocialPicture } from '../../build/pictures/social/write-social-pictures.ts';
import { tileOf } from '../../build/pictures/tile.ts';
import { textIn } from '../../build/places.ts';
import type { SpellingCheck } from '../../check/spelling/check-spelling.ts';
import { idsOf } from '../../check/suggestions/site-ids.ts';
import { withPlainLineEnds } from '../../edit/line-ends.ts';
import type { TextEdit } from '../../edit/text-edit.ts';
import { hashOf } from '../../model/read/hash.ts';
import { keysOf } from '../../model/read/pointer.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import { resolvePage, routesOf } from '../../model/resolve/resolve-page.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { decodePath } from '../../text/addresses.ts';
import type { CallName, Calls } from '../calls.ts';
import type { EditedDocument, SocialCard, SourceId, UsesAnswer } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { createApplier } from './apply.ts';
import { describeValue } from './describe-value.ts';
import type { EditorSession } from './editor-session.ts';
import { addPicture } from './import-picture.ts';
import { oldAddresses } from './old-addresses.ts';
import type { OriginsOfPages } from './page-origins.ts';
import type { Publisher } from './publish/publisher.ts';
import { searchSettings, searchTexts } from './search-texts.ts';
import { linkTargets, mediaEntries, siteTree } from './site-tree.ts';
import { planStructure, structureChange } from './structure.ts';

/** Maximum number of pages of a site on which uses of a value are counted: more would take too long. */
const MAX_RENDERED_PAGES = 300;

/**
 * Counts how often each page shows a value. Only pages that contain it are rendered. For a whole part of the settings,
 * counts the values of this part that each page contains, without rendering.
 */
export async function valueUses(
  pointer: string,
  origins: OriginsOfPages,
  model: SiteModel | undefined,
): Promise<UsesAnswer> {
  const routes = model ? routesOf(model) : [];
  if (!model || routes.length > MAX_RENDERED_PAGES) return {};
  const shown: NonNullable<UsesAnswer['shown']> = [];
  const titleOf = (route: string) => textIn(model.pages.get(route), 'title') || route;
  let isRead = false;
  for (const route of routes) {
    // Let a save that arrives meanwhile run before the other pages.
    await aMoment();
    const read = await origins.reads(route, pointer);
    if (read === 0) continue;
    isRead = true;
    if (keysOf(pointer).length === 1) {
      shown.push({ route, title: titleOf(route), count: read });
      continue;
    }
    const page = await origins.of(route);
    const texts = page?.blocks.flatMap((block) => block.texts) ?? [];
    const count = texts.filter((text) => text.origins.some((origin) => origin.pointer === pointer)).length;
    if (count > 0) shown.push({ route, title: titleOf(route), count });
  }
  // A page that reads the value may show it within a computed text.
  return shown.length === 0 && isRead ? {} : { shown };
}

const { compare } = new Intl.Collator('fr');

/** Returns the word in a line, without its comment. */
function wordOf(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

/**
 * Returns the edit that adds a word to a list of words, whose lines end with `\n`, on a line of its own: in its place in the last group of lines if
 * this group is sorted, otherwise at the end. Returns `undefined` if the list already contains the word.
 */
function addWord(text: string, word: string): TextEdit | undefined {
  if (text === '') return { start: 0, end: 0, text: `${answers.lexicon}\n${word}\n` };
  const lines = [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({
    word: wordOf(line),
    start: index,
    end: index + line.length,
  }));
  if (lines.some((line) => line.word === word)) return undefined;
  const isApart = (index: number) => text.slice(lines[index - 1]?.end, lines[index]?.start).includes('\n\n');
  const last = lines.length - 1;
  let first = last;
  while (first > 0 && lines[first - 1]?.word !== '' && !isApart(first)) first -= 1;
  const group = lines.slice(first);
  const isSorted = group.every((line, index) => index === 0 || compare(group[index - 1]?.word ?? '', line.word) <= 0);
  const later = isSorted ? group.find((line) => compare(line.word, word) > 0) : undefined;
  if (later) return { start: later.start, end: later.start, text: `${word}\n` };
  const end = group.at(-1)?.end ?? text.length;
  return { start: end, end, text: `\n${word}` };
}

/** Thrown if a file, page or value does not exist. */
export class UnknownPartError extends Error {}

interface CallsOptions {
  editor: EditorSession;
  origins: OriginsOfPages;
  publisher: Publisher;
  /** Loads the dictionary on first use; absent if there is none. */
  loadSpelling?: (() => Promise<SpellingCheck>) | undefined;
  /** A save waits for all rules only if their last run took at most this time, in milliseconds. */
  maxCheckMs?: number | undefined;
}

/** The function that answers each call. */
export type Answers = {
  [N in CallName]: (request: Calls[N]['request']) => Calls[N]['answer'] | Promise<Calls[N]['answer']>;
};

function documentAt(editor: EditorSession, id: SourceId): EditedDocument {
  const file = editor.open(id);
  if ('status' in file) throw new UnknownPartError(file.message);
  return editor.documentOf(file);
}

/** Returns an address as search engines show it. */
const resultAddress = (url: string): string =>
  [shownHost(url), ...decodePath(new URL(url).pathname).split('/').filter(Boolean)].join(' › ');

async function cardOf({ session }: EditorSession, route: string): Promise<SocialCard> {
  const model = session.model();
  const page = model && resolvePage(route, model);
  if (!page) throw new UnknownPartError(answers.noPage);
  const subject = socialPage(page, model);
  const picture = page.picture?.source;
  const draw = async (drawn: SocialPage) =>
    drawSocialPicture(drawn, { model, tile: await tileOf(model) }, await fontOf(model.manifest.theme));
  const png = subject && !picture ? await draw(subject) : undefined;
  return {
    ...(png ? { png: `data:image/png;base64,${png.toString('base64')}` } : {}),
    ...(picture ? { picture: `/${picture.replace(/^\//, '')}` } : {}),
    title: page.title,
    description: page.description,
    address: page.canonical ? resultAddress(page.canonical) : '',
  };
}

/** Creates the functions that answer the calls of an editor session. */
export function createAnswers({ editor, origins, publisher, loadSpelling, maxCheckMs }: CallsOptions): Answers {
  const applier = createApplier(editor, { maxCheckMs });
  let spelling: Promise<SpellingCheck> | undefined;
  return {
    site({ known, files = [] }) {
      const tree = siteTree(editor.lastReadable());
      const hash = hashOf(JSON.stringify(tree));
      return { hash, ...(hash === known ? {} : { tree }), ...editor.report(), ...editor.hashesOf(files) };
    },
    targets: () => ({ targets: linkTargets(editor.siteIndex()) }),
    'old-addresses': () => ({ addresses: oldAddresses(editor.siteIndex()) }),
    media: () => ({ media: mediaEntries(editor.siteIndex()) }),
    document: ({ file }) => documentAt(editor, file),
    schema({ file, pointer }) {
      const { data = {}, schema } = documentAt(editor, file);
      const { sources } = editor.session.current();
      const root = schema === 'site' ? siteSchema(sources.ownBlocks) : schema && schemaNamed(schema);
      const described =
        root &&
        describeValue(root, data, pointer, () => ({
          ids: idsOf(sources),
          sizeOf: (file) => sources.picture?.(file)?.size,
        }));
      if (!described) throw new UnknownPartError(answers.noSchema);
      return described;
    },
    apply: applier.apply,
    undo: applier.undo,
    redo: applier.redo,
    async origins({ route }) {
      const page = await origins.of(route);
      if (!page) throw new UnknownPartError(answers.noPage);
      return page;
    },
    uses: ({ pointer }) => valueUses(pointer, origins, editor.session.model()),
    search({ text }) {
      const site = editor.siteIndex();
      return { settings: searchSettings(site, text), hits: searchTexts(site, text) };
    },
    async spelling({ texts }) {
      if (!loadSpelling) return { words: [] };
      spelling ??= loadSpelling();
      const check = await spelling;
      return { words: texts.map(({ text, markdown }) => check(text, markdown)) };
    },
    'spelling-add'({ word }) {
      const file = editor.open('lexicon');
      if ('status' in file) return file;
      const edit = addWord(withPlainLineEnds(file.text).text, word);
      spelling = undefined;
      const changes = [{ file: 'lexicon', baseHash: file.hash, edits: edit ? [edit] : [] } as const];
      return applier.apply({ id: randomUUID(), label: answers.steps.acceptedWord(word), changes });
    },
    card: ({ route }) => cardOf(editor, route),
    'structure-plan': ({ change }) => planStructure(editor, change),
    structure: ({ id, change }) => applier.change({ id }, () => structureChange(editor, change)),
    'publish-plan': publisher.plan,
    publish: publisher.publish,
    'publish-join': publisher.join,
    'publish-take-back': publisher.takeBack,
    async 'publish-revert'({ id, change }) {
      const made = await publisher.revert(change);
      return applier.change({ id }, () => made);
    },
    'picture-add': (request) => addPicture(editor, applier, request),
  };
}
