/** The part of jsdom that reading a published page takes; the package brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string; virtualConsole?: VirtualConsole });
    readonly window: { document: Document; close(): void };
  }
}
