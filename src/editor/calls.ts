import type { PageOrigins } from './origins-protocol.ts';
import type {
  ApplyAnswer,
  Conflict,
  DescribedValue,
  EditedDocument,
  LinkTarget,
  MediaEntry,
  MisspeltWord,
  OldAddress,
  Refused,
  Saved,
  SearchHit,
  SiteNews,
  SiteTree,
  SocialCard,
  StructurePlan,
  UnusablePicture,
  UsesAnswer,
} from './protocol.ts';
import type { PublishAnswer, PublishPlan } from './publish-protocol.ts';
import type { Decoded, requests } from './requests.ts';

/**
 * Calls of the editor's client and answers of its server. The types of requests are inferred from their decoders.
 *
 * Every call is `POST /__edit/api/<name>` with `Content-Type: application/json` and the header `X-Vitrine-Edit`, whose
 * value is the content of `<meta name="vitrine-edit">` in the page at `/__edit`. The body of an answer with another
 * status than 200 is a `Failure`. `GET /__edit/client.js` and `/__edit/client.css` are the compiled
 * `src/editor/client/client.tsx`, which mounts into `#editor`.
 *
 * Texts are sent with `\n` for every line end and without a byte order mark. Offsets count UTF-16 units of the text in
 * that form; the server writes the file's own line ends.
 */
export type Calls = { [N in CallName]: { request: Decoded<(typeof requests)[N]>; answer: CallAnswers[N] } };

export type CallName = keyof typeof requests;

interface CallAnswers {
  site: SiteAnswer;
  targets: { targets: LinkTarget[] };
  'old-addresses': { addresses: OldAddress[] };
  media: { media: MediaEntry[] };
  document: EditedDocument;
  schema: DescribedValue;
  apply: ApplyAnswer;
  undo: ApplyAnswer;
  redo: ApplyAnswer;
  origins: PageOrigins;
  uses: UsesAnswer;
  search: { settings: SearchHit[]; hits: SearchHit[] };
  spelling: { words: MisspeltWord[][] };
  'spelling-add': ApplyAnswer;
  card: SocialCard;
  'structure-plan': StructurePlan;
  structure: ApplyAnswer;
  'publish-plan': PublishPlan;
  publish: PublishAnswer;
  /** Merges the committed changes with the commits that others have pushed in the meantime, and pushes the result. */
  'publish-join': PublishAnswer;
  /** Takes back the commits of the editor that were not pushed. Their changes stay in the files. */
  'publish-take-back': PublishAnswer;
  /** Restores the published version of one change of the plan, as one step of the history. */
  'publish-revert': ApplyAnswer;
  'picture-add': PictureAdded | Conflict | Refused | UnusablePicture;
}

interface SiteAnswer extends SiteNews {
  /** Hash of the current `tree`. */
  hash: string;
  /** Absent if the request has this hash as `known`. */
  tree?: SiteTree;
}

interface PictureAdded extends Saved {
  /** The main file of the picture, `media/x-1600.webp`; absent if the request was carried out before. */
  picture?: string;
}

/**
 * Answer to a call that is refused (403, 429), malformed (400, 408, 413), unknown (404) or fails (500). `message` is a
 * French sentence.
 */
export interface Failure {
  /** `token`: the page was loaded from another server. It has to be reloaded, and the typed texts kept until then. */
  reason: 'token' | 'forbidden' | 'invalid' | 'unknown' | 'failed';
  message: string;
}
