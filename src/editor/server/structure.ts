import { guideRoutes, routesOfPlace } from '../../build/places.ts';
import { errorsAddedBy } from '../../check/check-change.ts';
import { collectUses } from '../../check/uses/collect-uses.ts';
import { describeRefused } from '../../check/uses/describe-change.ts';
import { catalogueOf } from '../../diagnostics/catalogue/catalogue.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { addChain } from '../../edit/structure/add-chain.ts';
import { addGuide } from '../../edit/structure/add-guide.ts';
import { addPage } from '../../edit/structure/add-page.ts';
import { namedPart } from '../../edit/structure/named-part.ts';
import { menuLabel, newGuideText, newHubEntry, newPageEntry } from '../../edit/structure/new-texts.ts';
import { removePage } from '../../edit/structure/remove-page.ts';
import { removePicture, removeSection } from '../../edit/structure/remove-part.ts';
import { removeValue } from '../../edit/structure/remove-value.ts';
import { renamePicture } from '../../edit/structure/rename-name.ts';
import { renaming } from '../../edit/structure/renaming.ts';
import type { FileRange, SiteUses } from '../../edit/structure/site-uses.ts';
import type { StructureRefusal, StructureResult } from '../../edit/structure/structure-change.ts';
import { pictureName } from '../../model/pictures/picture-sizes.ts';
import type { Change } from '../../model/read/change.ts';
import type { Sources } from '../../model/read/source.ts';
import { isRecord } from '../../text/is-record.ts';
import { slugify } from '../../text/names.ts';
import type { FilePlace, Refused, RequestedStructure, StructurePlan } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { refused } from './commit-change.ts';
import type { EditorSession } from './editor-session.ts';
import { describePlanned } from './planned-changes.ts';
import { plannedLinks, titlesOf } from './planned-links.ts';
import { describeFinding } from './problems.ts';

/** Refusal while the manifest cannot be read: neither a plan nor its execution is based on an older state. */
const UNREADABLE = catalogueOf('fr').structure.unreadable;

/** Makes the requested change of a site's structure, without writing it. */
export function makeStructure(uses: SiteUses, request: RequestedStructure): StructureResult {
  if (request.type === 'remove-picture') return removePicture(uses, request.file);
  if (request.type === 'rename-picture') {
    const { file, to } = request;
    const name = pictureName(file);
    const stem = name === file ? file.replace(/\.\w+$/, '') : name;
    const named = stem.slice(0, stem.lastIndexOf('/') + 1) + to + file.slice(stem.length);
    return renamePicture(uses, { from: file, to: named });
  }
  if (request.type === 'rename') {
    const { to } = request;
    return renaming(request)?.(uses) ?? { code: 'name-malformed', args: { name: to } };
  }
  if (request.type === 'add-guide') {
    const { chain, title } = request;
    return addGuide(uses, { chain, slug: slugify(title), text: newGuideText(title) });
  }
  if (request.type === 'add-chain') {
    const { name, guides, isInMenu } = request;
    return addChain(uses, {
      name,
      hub: `/${slugify(name)}`,
      page: (chain) => newHubEntry(name, chain),
      guides: guides.map((title) => ({ slug: slugify(title), text: newGuideText(title) })),
      menu: isInMenu ? menuLabel(name) : undefined,
    });
  }
  if (request.type === 'add-page') {
    const { path, title, isInMenu } = request;
    return addPage(uses, { path, page: newPageEntry(title), menu: isInMenu ? menuLabel(title) : undefined });
  }
  const { path, redirect = false, choices } = request;
  const part = namedPart(path);
  if (part?.type === 'section') return removeSection(uses, part);
  const choose = (_: unknown, index: number) => {
    const to = choices[index];
    return to === undefined ? undefined : to === null ? 'unlink' : { to };
  };
  return part?.type === 'value'
    ? removeValue(uses, { name: part.name, choose })
    : removePage(uses, { path, redirect, choose });
}

/** Returns the reason to refuse a possible change that would cause a new error; `undefined` if it causes none. */
function addedError(editor: EditorSession, change: Change): string | undefined {
  const { sources } = editor.session.current();
  const [error] = errorsAddedBy(sources, editor.session.runRules().diagnostics, change);
  return error && `${catalogueOf('fr').structure.breaks} ${describeFinding(error, sources)}`;
}

/** Describes the effects of a change, or the reason why it cannot be made. Writes nothing. */
export function planStructure(editor: EditorSession, request: RequestedStructure): StructurePlan {
  const { sources } = editor.session.current();
  if (!isRecord(sources.manifest.data)) return { refusal: { message: UNREADABLE, places: [] }, changes: [], links: [] };
  const uses = collectUses(editor.siteIndex());
  const change = makeStructure(uses, request);
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  const placeIn = ({ file: path, start, pointer }: FileRange): FilePlace => {
    const file = editor.idOf(path);
    const { line } = createLineIndex(uses.texts.get(path) ?? '').positionAt(start);
    return { file, pointer, path, line, routes: routesAt(path, pointer) };
  };
  const isOpen = 'code' in change && (change.code === 'links-left' || change.code === 'value-used');
  const error = request.type === 'remove' && !('code' in change) ? addedError(editor, change) : undefined;
  const refusal =
    'code' in change && !isOpen
      ? { message: structureReason(sources, change), places: (change.places ?? []).map(placeIn) }
      : error && { message: error, places: [] };
  return {
    ...(refusal ? { refusal } : {}),
    changes: 'code' in change || refusal ? [] : describePlanned(sources, uses.texts, change),
    links:
      request.type === 'remove'
        ? plannedLinks(uses, sources, request.path).map(({ at, ...link }) => ({ ...placeIn(at), ...link }))
        : [],
  };
}

/** Returns the reason why a change cannot be made, with the title of a value instead of its name. */
export function structureReason(sources: Sources, refusal: StructureRefusal): string {
  const { args } = refusal;
  const shown = namedPart(args.name ?? '')?.type === 'value' ? { name: titlesOf(sources)(args.name ?? '') } : {};
  return describeRefused({ ...refusal, args: { ...args, ...shown } }, 'fr');
}

function labelOf(sources: Sources, request: RequestedStructure): string {
  const { steps } = answers;
  if (request.type === 'remove-picture') return steps.removed(pictureName(request.file).slice('media/'.length));
  if (request.type === 'rename-picture') return steps.renamedPicture(request.to);
  if (request.type === 'rename') {
    const { from, to } = request;
    if (namedPart(from)?.type === 'page') return steps.address(from, to);
    const short = (name: string) => name.replace(/^facts\./, '');
    return steps.name(titlesOf(sources)(from), short(from), short(to));
  }
  if (request.type === 'remove') return steps.removed(titlesOf(sources)(request.path));
  return steps.added(request.type === 'add-chain' ? request.name : request.title);
}

/** Returns the requested change of the current site, with its label. Refuses a change that would cause a new error. */
export function structureChange(
  editor: EditorSession,
  request: RequestedStructure,
): { label: string; change: Change } | Refused {
  const { sources } = editor.session.current();
  if (!isRecord(sources.manifest.data)) return refused(UNREADABLE);
  const change = makeStructure(collectUses(editor.siteIndex()), request);
  if ('code' in change) return refused(structureReason(sources, change));
  const error = addedError(editor, change);
  return error ? refused(error) : { label: labelOf(sources, request), change };
}
