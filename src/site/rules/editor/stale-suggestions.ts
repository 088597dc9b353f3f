import {
  editorSchemaFile,
  fingerprintIn,
  fingerprintOf,
  namesEditorSchema,
} from '../../suggestions/editor-schema-file.ts';
import { collectSuggestions } from '../../suggestions/suggestions.ts';
import { type Cause, causesAt } from '../cause.ts';
import { missingPaths } from '../chain/left-out.ts';
import { unreadFinder } from '../chain/misnamed-file.ts';
import type { SiteContext } from '../context/context.ts';
import { unknownUses } from '../fact/renamed-facts.ts';
import { followAnchors } from '../link/lost-anchors.ts';
import { causesOfLostLink } from '../link/target.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether rules see everything that is written: what a mistake hides would be missed among the suggestions. */
function isWhole(context: SiteContext): boolean {
  const { sources, manifest, chains, guides } = context;
  const isUnread = unreadFinder(context);
  if (chains.some(({ hub, articles }) => articles.some(({ text }) => isUnread(`${hub}/${text}`)))) return false;
  if (manifest !== sources.manifest.data || !isJson(sources.manifest.file.text)) return false;
  return [...guides.values()].every(({ matter, source }) => matter === source.data);
}

/** What is reported of guides without a file, and of what is asked for in vain: it was perhaps renamed by a mistake. */
function causesOf(context: SiteContext): Cause[] {
  const { redirectFrom } = redirectionsOf(context);
  const { lost } = followAnchors(context);
  return [
    ...[...missingPaths(context).values()].flat(),
    ...context.astray.filter(({ target }) => !redirectFrom(target.path)).flatMap(causesOfLostLink),
    ...unknownUses(context).flatMap(({ locate }) => causesAt(locate(), 'fact/unknown')),
    ...lost.flatMap(({ link }) => causesAt(link.locate(), 'link/unknown-anchor')),
  ];
}

/** What editors propose is what the site has now. A file that is missing is reported by the editor itself. */
export const rule: Rule = {
  code: 'editor/stale-suggestions',
  severity: 'warning',
  *check(context) {
    if (!namesEditorSchema(context.manifest)) return;
    const written = context.sources.editorSchema?.();
    if (written === undefined || !isWhole(context)) return;
    if (fingerprintIn(written) === fingerprintOf(collectSuggestions(context))) return;
    yield { place: context.at('/$schema'), args: { file: editorSchemaFile }, causes: causesOf(context) };
  },
};
