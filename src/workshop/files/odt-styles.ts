export function xmlOf(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Namespaces of the document's parts. */
export const odtSpaces = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

interface Style {
  name: string;
  shown: string;
  parent?: string;
  paragraph?: string;
  letters?: string;
  level?: number;
}

/** Paragraph styles, which a reader can change in one place. */
const paragraphs: Style[] = [
  {
    name: 'Title',
    shown: 'Titre',
    paragraph: 'fo:margin-bottom="0.5cm"',
    letters: 'fo:font-size="20pt" fo:font-weight="bold"',
  },
  ...[1, 2, 3].map((level) => ({
    name: `Heading_20_${level}`,
    shown: `Titre ${level}`,
    level,
    paragraph: 'fo:margin-top="0.5cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"',
    letters: `fo:font-size="${17 - 2 * level}pt" fo:font-weight="bold"`,
  })),
  { name: 'Text_20_body', shown: 'Corps de texte', paragraph: 'fo:margin-bottom="0.25cm" fo:line-height="130%"' },
  { name: 'Cell', shown: 'Cellule', paragraph: 'fo:margin-bottom="0cm"' },
  {
    name: 'Source',
    shown: 'Source',
    paragraph: 'fo:margin-top="0.8cm"',
    letters: 'fo:font-size="9pt" fo:color="#555555"',
  },
  {
    name: 'Preformatted',
    shown: 'Code',
    paragraph: 'fo:margin-bottom="0cm"',
    letters: 'fo:font-family="\'Courier New\'" fo:font-size="9.5pt"',
  },
];

function paragraphStyle({ name, shown, paragraph, letters, level }: Style): string {
  const outline = level ? ` style:default-outline-level="${level}"` : '';
  const inner = `${paragraph ? `<style:paragraph-properties ${paragraph}/>` : ''}${letters ? `<style:text-properties ${letters}/>` : ''}`;
  return `<style:style style:name="${name}" style:display-name="${shown}" style:family="paragraph"${outline}>${inner}</style:style>`;
}

function listStyle(name: string, level: (index: number) => string): string {
  return `<text:list-style style:name="${name}">${[1, 2, 3].map(level).join('')}</text:list-style>`;
}

const indent = (index: number) =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="${index * 0.75}cm" fo:text-indent="-0.65cm"/></style:list-level-properties>`;

const bullets = (name: string, sign: string) =>
  listStyle(
    name,
    (index) =>
      `<text:list-level-style-bullet text:level="${index}" text:bullet-char="${sign}">${indent(index)}</text:list-level-style-bullet>`,
  );

const page =
  '<office:automatic-styles><style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.2cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>';

const base =
  '<style:default-style style:family="paragraph"><style:text-properties fo:font-family="Arial" fo:font-size="11pt" fo:language="fr" fo:country="FR"/></style:default-style>';

/** Styles of text, cells and lists that the content refers to. */
export const odtOwnStyles = [
  '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
  '<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>',
  '<style:style style:name="C" style:family="text"><style:text-properties fo:font-family="\'Courier New\'"/></style:style>',
  '<style:style style:name="T" style:family="table"><style:table-properties style:width="16.6cm" fo:margin-bottom="0.4cm" table:align="margins"/></style:style>',
  '<style:style style:name="D" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #777777" fo:padding="0.12cm"/></style:style>',
  bullets('Dots', '•'),
  bullets('Boxes', '☐'),
  listStyle(
    'Numbers',
    (index) =>
      `<text:list-level-style-number text:level="${index}" style:num-format="1" style:num-suffix=".">${indent(index)}</text:list-level-style-number>`,
  ),
].join('');

/** The file `styles.xml` of a document. */
export const odtStyles = `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${odtSpaces} office:version="1.3"><office:styles>${base}${paragraphs.map(paragraphStyle).join('')}</office:styles>${page}</office:document-styles>`;
