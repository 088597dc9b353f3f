import path from 'node:path';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  type Hover,
  MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';

/** Folder of the real site. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** VS Code's own JSON support, for a manifest with a schema. */
export interface Editor {
  /** Returns the suggestions at the character `|` in a document. */
  complete(text: string): Promise<CompletionItem[]>;
  /** Returns the explanation at the character `|`. */
  hover(text: string): Promise<string>;
  /** Returns the underlined errors. */
  underline(text: string): Promise<Diagnostic[]>;
}

function wordsOf(hover: Hover | null): string {
  const contents = [hover?.contents ?? []].flat();
  return contents
    .map((one) => (typeof one === 'string' ? one : MarkupContent.is(one) ? one.value : one.value))
    .join('\n');
}

/** Starts VS Code's JSON service with a schema. Documents refer to it by their own `$schema`. */
export function openEditor(schema: string): Editor {
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      if (!uri.endsWith('/schemas/editor.schema.json')) throw new Error(`${uri} is not there`);
      return schema;
    },
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
  });
  service.configure({ validate: true, allowComments: false });
  const open = (marked: string) => {
    const offset = marked.indexOf('|');
    const document = TextDocument.create(
      'file:///site/site.manifest.json',
      'json',
      1,
      offset < 0 ? marked : marked.slice(0, offset) + marked.slice(offset + 1),
    );
    return { document, position: document.positionAt(offset), parsed: service.parseJSONDocument(document) };
  };
  return {
    async complete(text) {
      const { document, position, parsed } = open(text);
      return (await service.doComplete(document, position, parsed))?.items ?? [];
    },
    async hover(text) {
      const { document, position, parsed } = open(text);
      return wordsOf(await service.doHover(document, position, parsed));
    },
    async underline(text) {
      const { document, parsed } = open(text);
      return service.doValidation(document, parsed);
    },
  };
}

/** Returns the text of a manifest whose only page has these sections. */
export function manifestWith(sections: string): string {
  return `{ "$schema": "./schemas/editor.schema.json", "pages": [{ "path": "/", "sections": [${sections}] }] }`;
}
