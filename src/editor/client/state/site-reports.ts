import type { Saved, SiteNews, SiteReport, SourceId } from '../../protocol.ts';
import { type Draft, onFileAnnounced, readAgain } from './open-files.ts';
import { guidesOfTree, pageAt, routeOfSelection } from './selection.ts';
import { isNewer, unchanged } from './state.ts';

/** Delay after a change before the list of pages is updated, in milliseconds. */
const LIST_DELAY_MS = 500;

/** Applies a report about the site, unless it is older than the known state. */
function applyReport(draft: Draft, { state, problems, checked, journal, broken }: SiteReport, at: number): void {
  const { site, broken: before } = draft;
  if (!isNewer(site, { state, checked })) return;
  Object.assign(draft, { problems: unchanged(draft.problems, problems), checked, journal, broken });
  if (state.server !== site.server || state.revision !== site.revision) {
    Object.assign(draft, { site: state, revision: draft.revision + 1, listAt: at + LIST_DELAY_MS });
  }
  if (JSON.stringify(broken) === JSON.stringify(before)) return;
  // Read the file again: its document says whether it can be edited here.
  for (const one of [before, broken]) if (one) readAgain(draft, one.file ?? 'manifest');
  if (!broken) draft.isDue = true;
}

export function applyNews(draft: Draft, { hashes, removed, ...report }: SiteNews, at: number): void {
  applyReport(draft, report, at);
  for (const [file, hash = ''] of Object.entries(hashes)) onFileAnnounced(draft, file as SourceId, hash);
  for (const file of removed) readAgain(draft, file);
}

export function applySaved(draft: Draft, { step, ...answer }: Saved, at: number): void {
  applyReport(draft, answer, at);
  // The change may have created or removed files, and changed the address of the shown page.
  if (!step || step.files.length < 2) return;
  draft.siteReads += 1;
  draft.isMoved = true;
  draft.listAt = undefined;
}

/** Updates the selection and the page in the preview after a change of the site's structure. */
export function followSelection(draft: Draft): void {
  draft.isMoved = false;
  const { tree, selection, route } = draft;
  const listed = [...guidesOfTree(tree), ...tree.texts].map(({ file }) => file);
  const isGone =
    selection && /^(?:guide|text):/.test(selection.file) && !listed.some((file) => file === selection.file);
  if (isGone) draft.selection = undefined;
  // If a page is gone, show the page above it.
  const above = pageAt(tree, route.slice(0, route.lastIndexOf('/')))?.route ?? '/';
  draft.route = (isGone ? above : selection && routeOfSelection(tree, selection)) ?? route;
}
