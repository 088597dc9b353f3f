import { isDeepStrictEqual } from 'node:util';
import { parseYaml, split } from '../model/read/front-matter.ts';
import { applyToData } from './apply-to-data.ts';
import type { JsonEditProblem } from './edit-json.ts';
import type { Json, JsonOperation } from './json-operation.ts';
import { lineBreakNear } from './lines.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';
import { yamlEdits } from './yaml-edits.ts';

interface FrontMatterEdit {
  /** The text of a Markdown file, with or without front matter. */
  text: string;
  operation: JsonOperation;
  /** Keys in the order of the schema, which determines the position of new ones. */
  order?: readonly string[];
}

/** Shifts edits of a part to offsets in the whole text. */
function shifted(edits: readonly TextEdit[], offset: number): TextEdit[] {
  return edits.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
}

/**
 * Returns the edits of a Markdown file for one operation on its front matter. Several notations are tried: the first
 * one that parses to the expected data is used, so that the existing style is kept if it can express the new value.
 * Comments and every character outside the edits stay.
 */
export function editFrontMatter({ text, operation, order = [] }: FrontMatterEdit): TextEdit[] | JsonEditProblem {
  const { yaml, yamlOffset, closed } = split(text);
  if (!closed) return 'unreadable';
  const parsed = parseYaml(yaml ?? '');
  if (parsed.mistake) return 'unreadable';
  const data = (parsed.data ?? {}) as Json;
  const wanted = applyToData(data, operation);
  if (wanted === undefined) return 'not-found';
  if (isDeepStrictEqual(data, wanted)) return [];
  const lineBreak = lineBreakNear(text, yaml === undefined ? 0 : yamlOffset);
  for (const edits of yamlEdits({ yaml: yaml ?? '', operation, wanted, order, lineBreak })) {
    const after = parseYaml(applyEdits(yaml ?? '', edits));
    if (after.mistake || !isDeepStrictEqual(after.data, wanted)) continue;
    if (yaml !== undefined) return shifted(edits, yamlOffset);
    const fence = `---${lineBreak}`;
    return [{ start: 0, end: 0, text: fence + applyEdits('', edits) + fence + lineBreak }];
  }
  return 'unreadable';
}
