import { strToU8, zipSync } from 'fflate';
import type { Root } from 'mdast';
import { odtContent } from './odt-content.ts';
import { odtStyles, xmlOf } from './odt-styles.ts';

const MIME = 'application/vnd.oasis.opendocument.text';

/** Date of everything in the archive, so that the same text always yields the same file. */
const DATE = new Date(2026, 0, 1);

function manifest(): string {
  const entries = [
    ['/', MIME],
    ['content.xml', 'text/xml'],
    ['styles.xml', 'text/xml'],
    ['meta.xml', 'text/xml'],
  ].map(([file, type]) => `<manifest:file-entry manifest:full-path="${file}" manifest:media-type="${type}"/>`);
  const space = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
  return `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${space}" manifest:version="1.3">${entries.join('')}</manifest:manifest>`;
}

/**
 * Returns a Markdown tree as an OpenDocument text, for LibreOffice, Word and Google Docs. `note` is a small text at the
 * end, with the source. `root` completes links within the site.
 */
export function formatOdt(
  tree: Root,
  { title, note, root }: { title: string; note: string; root: string },
): Uint8Array {
  const file = (text: string) => [strToU8(text), { mtime: DATE }] as const;
  const meta = `<office:meta><dc:title>${xmlOf(title)}</dc:title><dc:language>fr-FR</dc:language></office:meta>`;
  return zipSync(
    {
      // Programs read it first, so it is uncompressed.
      mimetype: [strToU8(MIME), { mtime: DATE, level: 0 }],
      'META-INF/manifest.xml': [...file(manifest())],
      'content.xml': [...file(odtContent(tree, { title, note, root }))],
      'styles.xml': [...file(odtStyles)],
      'meta.xml': [...file(document('meta', meta))],
    },
    { level: 9 },
  );
}

function document(kind: string, body: string): string {
  const spaces =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?><office:document-${kind} ${spaces} office:version="1.3">${body}</office:document-${kind}>`;
}
