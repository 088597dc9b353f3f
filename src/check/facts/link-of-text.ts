import type { MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import type { LinkedPart, LinkUse, MarkdownUse, OwnAddress } from './site-parts.ts';

type AnalyzedLink = MarkdownAnalysis['links'][number];

interface Found {
  document: MarkdownUse;
  link: AnalyzedLink;
  to: string;
  target?: LinkedPart | undefined;
  own?: OwnAddress | undefined;
}

/**
 * A link of a text in Markdown. A large site has half a million: what the text knows of it is not kept twice, and places
 * are made when asked for. Rules take `locate` out of its link, so it is a function that needs none.
 */
export class LinkOfText implements LinkUse {
  readonly to: string;
  readonly target: LinkedPart | undefined;
  readonly own: OwnAddress | undefined;
  readonly #document: MarkdownUse;
  readonly #link: AnalyzedLink;

  constructor({ document, link, to, target, own }: Found) {
    this.to = to;
    this.target = target;
    this.own = own;
    this.#document = document;
    this.#link = link;
  }

  get kind() {
    return 'markdown';
  }

  get isImage() {
    return this.#link.isImage;
  }

  get text() {
    return this.#link.text;
  }

  get isVague() {
    return this.#link.isVague;
  }

  get pages() {
    return this.#document.pages;
  }

  get locate() {
    return () => this.#document.placeOf(this.#link.destination);
  }

  get locateText() {
    return () => this.#document.placeOf(this.#link);
  }
}
