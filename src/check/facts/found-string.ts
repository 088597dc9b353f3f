import type { SourceDocument } from '../../model/read/source.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import type { VisitedString } from '../../model/schema/visit-strings.ts';
import type { StringUse } from './site-parts.ts';

/**
 * A string where it was found. A large site has hundreds of thousands, most with nothing wrong: its place is made when
 * asked for. Rules take `locate` out of it, so it is a function that needs no string.
 */
export class FoundString implements StringUse {
  readonly value: string;
  readonly kind: string;
  readonly schema: Schema;
  readonly pointer: string;
  readonly holder: VisitedString['holder'];
  readonly key: string;
  readonly document: SourceDocument;
  readonly page: string | undefined;

  constructor(found: VisitedString, document: SourceDocument, page: string | undefined) {
    this.value = found.value;
    this.kind = found.kind;
    this.schema = found.schema;
    this.pointer = found.pointer;
    this.holder = found.holder;
    this.key = found.key;
    this.document = document;
    this.page = page;
  }

  get locate() {
    return () => this.document.locate(this.pointer);
  }
}
