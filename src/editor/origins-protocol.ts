import type { TextRange } from '../text/range.ts';
import type { SourceId } from './protocol.ts';

/** Origin of a text of a page. */
export interface Origin {
  file: SourceId;
  /** Pointer of a field of the manifest or of front matter. */
  pointer?: string | undefined;
  /** Range in the whole text of a Markdown file, or in the Markdown string at `pointer`. */
  range?: TextRange | undefined;
}

/** A text of the page. Lists of these texts are in document order. */
export interface TextOrigin {
  /** Text in the document (`textContent` of one text node, or the value of an attribute). */
  text: string;
  /** Name of the attribute, if it is not a text node: `alt`, `aria-label`, `src` of a picture. */
  attribute?: string;
  /** More than one if a node joins several fields; empty if all of it is computed. */
  origins: (Origin & TextRange)[];
  /** Kind of the computed part, which is all text outside the origins. */
  computed?: ComputedText;
}

/** Reason why a text has no field. The sentences for authors are in the editor's catalogue. */
export type ComputedText = 'year' | 'date' | 'reading-time' | 'neighbour' | 'hours' | 'number';

/** A part of the page: header, section, article, footer. */
export interface BlockOrigin {
  /** Key of the section in the page's markup. */
  key: string;
  origin: Origin;
  /**
   * False if the block differs between the page and the page with marks. Then it only leads to its entry as a whole.
   */
  exact: boolean;
  texts: TextOrigin[];
  /**
   * Texts that the page's program may show in it later (answers of a form, controls of a video). They are found by
   * their content.
   */
  later?: TextOrigin[];
}

export interface PageOrigins {
  route: string;
  /** The page's own entry. */
  origin: Origin;
  blocks: BlockOrigin[];
  overlays: OverlayOrigin[];
}

/**
 * A part that the page's program may show over a page: the consent banner, or the page's offer. It is not in the HTML
 * of the page, so its texts are found by their content. If two fields have the same text, it leads to the entry as a
 * whole.
 */
export interface OverlayOrigin {
  name: 'consent' | 'offer';
  origin: Origin;
  texts: TextOrigin[];
}
