import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { frenchTypography } from '../../text/typography.ts';
import { odtOwnStyles, odtSpaces, xmlOf } from './odt-styles.ts';

interface Options {
  title: string;
  note: string;
  /** Address of the site, without a final slash. */
  root: string;
}

const span = (style: string, inner: string) => `<text:span text:style-name="${style}">${inner}</text:span>`;
const paragraph = (style: string, inner: string) => `<text:p text:style-name="${style}">${inner}</text:p>`;

function inline(nodes: readonly PhrasingContent[], root: string): string {
  return nodes.map((node) => phrase(node, root)).join('');
}

function phrase(node: PhrasingContent, root: string): string {
  switch (node.type) {
    case 'text':
      return xmlOf(frenchTypography(node.value));
    case 'inlineCode':
      return span('C', xmlOf(node.value));
    case 'strong':
      return span('B', inline(node.children, root));
    case 'emphasis':
      return span('I', inline(node.children, root));
    case 'break':
      return '<text:line-break/>';
    case 'link': {
      const address = node.url.startsWith('/') ? root + node.url : node.url;
      return `<text:a xlink:type="simple" xlink:href="${xmlOf(address)}">${inline(node.children, root)}</text:a>`;
    }
    default:
      return 'children' in node ? inline(node.children, root) : '';
  }
}

function list({ ordered, children }: List, root: string): string {
  const style = ordered ? 'Numbers' : children.some(({ checked }) => typeof checked === 'boolean') ? 'Boxes' : 'Dots';
  const items = children.map((item) => `<text:list-item>${blocks(item.children, root)}</text:list-item>`);
  return `<text:list text:style-name="${style}">${items.join('')}</text:list>`;
}

function table({ children }: Table, root: string): string {
  const wide = Math.max(...children.map((row) => row.children.length));
  const rows = children.map((row, index) => {
    const cells = row.children.map((cell) => {
      const words = inline(cell.children, root);
      const shown = paragraph('Cell', index === 0 ? span('B', words) : words);
      return `<table:table-cell table:style-name="D" office:value-type="string">${shown}</table:table-cell>`;
    });
    const lines = `<table:table-row>${cells.join('')}</table:table-row>`;
    return index === 0 ? `<table:table-header-rows>${lines}</table:table-header-rows>` : lines;
  });
  const columns = `<table:table-column table:number-columns-repeated="${wide}"/>`;
  return `<table:table table:style-name="T">${columns}${rows.join('')}</table:table>`;
}

function block(node: RootContent, root: string): string {
  switch (node.type) {
    case 'heading': {
      // The document's own title is above the highest headings of a guide.
      const level = Math.max(1, Math.min(3, node.depth - 1));
      return `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${inline(node.children, root)}</text:h>`;
    }
    case 'paragraph':
      return paragraph('Text_20_body', inline(node.children, root));
    case 'blockquote':
      return blocks(node.children, root);
    case 'list':
      return list(node, root);
    case 'table':
      return table(node, root);
    case 'code':
      return node.value
        .split('\n')
        .map((line) =>
          paragraph(
            'Preformatted',
            xmlOf(line).replace(/ {2,}/g, (run) => `<text:s text:c="${run.length}"/>`),
          ),
        )
        .join('');
    default:
      return '';
  }
}

function blocks(nodes: readonly RootContent[], root: string): string {
  return nodes.map((node) => block(node, root)).join('');
}

/** Returns the file `content.xml` of a document. Pictures, footnotes and HTML are omitted. */
export function odtContent({ children }: Root, { title, note, root }: Options): string {
  const body = [
    paragraph('Title', xmlOf(frenchTypography(title))),
    blocks(children, root),
    paragraph('Source', xmlOf(frenchTypography(note))),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${odtSpaces} office:version="1.3"><office:automatic-styles>${odtOwnStyles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
}
