import {
  editorSchemaFile,
  fingerprintIn,
  fingerprintOf,
  namesEditorSchema,
} from '../../suggestions/editor-schema-file.ts';
import { collectSuggestions } from '../../suggestions/suggestions.ts';
import { missingGuides } from '../chain/missing-guides.ts';
import type { SiteContext } from '../context/context.ts';
import { unknownUses } from '../fact/renamed-facts.ts';
import { followAnchors } from '../link/lost-anchors.ts';
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

/** Whether rules see everything that is written: what a slip hides would be missed among the suggestions. */
function isWhole(context: SiteContext): boolean {
  const { sources, manifest, guides } = context;
  if (missingGuides(context).size > 0) return false;
  if (manifest !== sources.manifest.data || !isJson(sources.manifest.file.text)) return false;
  return [...guides.values()].every(({ matter, source }) => matter === source.data);
}

/** Whether all that the site asks for is there: what is asked for in vain was perhaps renamed by a slip. */
function isSettled(context: SiteContext): boolean {
  const { redirectFrom } = redirectionsOf(context);
  if (context.astray.some(({ target }) => !redirectFrom(target.path))) return false;
  return unknownUses(context).length === 0 && followAnchors(context).lost.length === 0;
}

/** What editors propose is what the site has now. A file that is missing is reported by the editor itself. */
export const rule: Rule = {
  code: 'editor/stale-suggestions',
  severity: 'warning',
  *check(context) {
    if (!namesEditorSchema(context.manifest)) return;
    const written = context.sources.editorSchema?.();
    if (written === undefined || !isWhole(context)) return;
    if (fingerprintIn(written) === fingerprintOf(collectSuggestions(context)) || !isSettled(context)) return;
    yield { place: context.at('/$schema'), args: { file: editorSchemaFile } };
  },
};
