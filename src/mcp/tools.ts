import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeChange } from '../build/files/write-change.ts';
import { addedErrors, type CheckedSite, checkFolder, withNewNames } from '../check/check-change.ts';
import { type Decoder, name, object, optional, pointer, requests } from '../editor/requests.ts';
import { hashIn } from '../model/read/change.ts';
import type { Schema } from '../model/schema/schemas.ts';
import { describePlan, findingLines } from './answer.ts';
import { invertChange } from './changes.ts';
import {
  createPlans,
  examineChange,
  type KeptPlan,
  operations,
  planChange,
  type Refusal,
  shownEffectsOf,
  siteIndexOf,
} from './plans.ts';
import { proposePlan } from './propose.ts';
import { describePart, findingsOf, readPart, searchSite, usesOf } from './read.ts';
import { words } from './words.ts';

type Answer = string | Refusal;

/** A tool of the server for assistants. */
export interface AssistantTool {
  /** JSON Schema of its arguments. */
  schema: Schema;
  /** Whether the tool changes nothing, and whether it may remove content. */
  hints: { readOnlyHint: boolean; destructiveHint: boolean };
  /** Whether a long answer can be continued with a cursor, because the same call returns the same text. */
  isPaged: boolean;
  /** Answers a call, or returns the reason for its refusal. */
  call(given: unknown): Answer | Promise<Answer>;
}

const READ_ONLY = { readOnlyHint: true, destructiveHint: false };

interface ToolOptions<T> {
  request: Decoder<T>;
  answer(request: T): Answer | Promise<Answer>;
  hints?: AssistantTool['hints'];
  isPaged?: boolean;
}

function tool<T>({ request, answer, hints = READ_ONLY, isPaged = false }: ToolOptions<T>): AssistantTool {
  return {
    schema: request.schema,
    hints,
    isPaged,
    call(given) {
      const known = request.read(given);
      return known === undefined ? { message: words.malformed } : answer(known);
    },
  };
}

interface SiteForAssistants {
  tools: Partial<Record<keyof typeof words.tools, AssistantTool>>;
  /** Returns the site as it is on the disk, with its findings. */
  current(): CheckedSite;
}

/** Opens a site for assistants. With `isReadOnly`, no tool writes anything. */
export function openForAssistants(directory: string, isReadOnly: boolean): SiteForAssistants {
  const plans = createPlans();
  let last: CheckedSite | undefined;
  const current = () => {
    last = checkFolder(directory, {}, last?.sources);
    return last;
  };
  const withPlan = (id: string, act: (plan: KeptPlan) => Answer | Promise<Answer>) => {
    const plan = plans.get(id);
    return plan ? act(plan) : { message: words.noPlan(id) };
  };

  const apply = ({ change, restored }: KeptPlan): Answer => {
    const site = current();
    const stale = change.find(({ file, was }) => hashIn(site.sources, file) !== was);
    if (stale) return { message: words.movedOn(stale.file) };
    const planned = examineChange(site, change, restored);
    if (planned.guarded.length > 0) return { message: words.guarded(planned.guarded) };
    const errors = addedErrors(withNewNames(site.found, change), planned.after.found);
    if (errors.length > 0)
      return { message: [words.addsErrors, ...findingLines(planned.after.sources, errors)].join('\n') };
    const inverse = invertChange(change, (file) => readFileSync(path.join(directory, file)));
    const outcome = writeChange(directory, change);
    if (outcome.status !== 'done') {
      const { file, code, left } = outcome;
      const said = code ? words.unwritten(file, code) : words.movedOn(file);
      return { message: [said, ...(left.length > 0 ? [words.left(left)] : [])].join(' ') };
    }
    const { id } = plans.add({
      change: inverse,
      restored: site.sources,
      text: () => describePlan(planned.after.sources, examineChange(planned.after, inverse, site.sources)),
    });
    return [words.applied(id), ...planned.words.map((line) => `- ${line}`)].join('\n');
  };

  /** Returns the same text for `plan` and for `read`, so that a cursor of one continues the other. */
  const textOfPlan = ({ id, text }: KeptPlan) => `${words.planned(id)}\n\n${text()}`;
  const plan = object({ plan: name });
  const writing = {
    apply: tool({
      request: plan,
      hints: { readOnlyHint: false, destructiveHint: true },
      answer: ({ plan: id }) => withPlan(id, apply),
    }),
    propose: tool({
      request: plan,
      hints: { readOnlyHint: false, destructiveHint: false },
      answer: ({ plan: id }) => withPlan(id, (kept) => proposePlan(current(), kept)),
    }),
  };
  return {
    current,
    tools: {
      search: tool({
        request: object({ text: optional(name), uses: optional(name) }),
        isPaged: true,
        answer({ text, uses }) {
          const { sources } = current();
          if (uses !== undefined) return usesOf(siteIndexOf(sources), uses);
          return text === undefined ? { message: words.asOrUses } : searchSite(sources, text);
        },
      }),
      read: tool({
        request: object({ at: name, pointer: optional(pointer) }),
        isPaged: true,
        answer({ at, pointer: inside }) {
          const id = /^plan:(\w+)$/.exec(at)?.[1];
          return id === undefined ? readPart(current().sources, at, inside) : withPlan(id, textOfPlan);
        },
      }),
      describe: tool({
        request: requests.schema,
        isPaged: true,
        answer: ({ file, pointer: at }) => describePart(current().sources, file, at),
      }),
      check: tool({ request: object({}), isPaged: true, answer: () => findingsOf(current()) }),
      plan: tool({
        request: object({ operations }),
        answer({ operations: wanted }) {
          const site = current();
          const planned = planChange(site, wanted);
          if ('message' in planned) return planned;
          const description = describePlan(site.sources, planned);
          const kept = { operations: wanted, effects: shownEffectsOf(planned) };
          return textOfPlan(plans.add({ change: planned.change, wanted: kept, text: () => description }));
        },
      }),
      ...(isReadOnly ? {} : writing),
    },
  };
}
