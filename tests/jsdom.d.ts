/** The part of jsdom that tests use to parse published pages; the package has no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string; virtualConsole?: VirtualConsole });
    readonly window: { document: Document; close(): void };
  }
}
