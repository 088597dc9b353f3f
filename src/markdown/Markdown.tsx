import { useContext, useId } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { type AnyFigure, FigureDrawing } from '../figures/FigureDrawing.tsx';
import { FactTextsContext } from './facts.ts';
import { figureHandler } from './figure-handler.ts';
import { remarkFilledTree } from './filled-tree.ts';
import { type RenderedHeading, rehypeEditorial } from './rehype-editorial.ts';
import { rehypeFigures, type SizesByFile } from './rehype-figures.ts';
import { remarkDropComments } from './remark-drop-comments.ts';

const EXTERNAL = /^https?:\/\//i;

/** A figure, whose data `figureHandler` has written into an attribute. */
function FigureElement({ figure = '' }: { figure?: string }) {
  return <FigureDrawing figure={JSON.parse(figure) as AnyFigure} />;
}

/** External links get `rel`; a link with an unsafe address becomes its text. */
const components = {
  'drawn-figure': FigureElement,
  a: ({ node: _, href, children, ...rest }) =>
    href ? (
      <a href={href} {...(EXTERNAL.test(href) ? { rel: 'noopener' } : {})} {...rest}>
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ node: _, src, alt, ...rest }) => (src ? <img src={src} alt={alt} {...rest} /> : alt),
  th: ({ node: _, style, children, ...rest }) => (
    <th scope="col" className={style?.textAlign} {...rest}>
      {children}
    </th>
  ),
  td: ({ node: _, style, children, ...rest }) => (
    <td className={style?.textAlign} {...rest}>
      {children}
    </td>
  ),
} as Components;

/**
 * Returns the label of the link back from a footnote: a symbol, the number of the reference from the second on, and the
 * number of the note.
 */
function footnoteBackLabel(note: number, reference: number): string {
  return `↩${reference > 1 ? reference : ''} (${note + 1})`;
}

interface MarkdownProps {
  source: string;
  /** Sizes of the pictures in it. */
  pictures?: SizesByFile | undefined;
  /** Level that the highest headings of the text get. */
  headings?: 'h2' | 'h3' | 'h4';
  /** Receives the headings, in order. */
  collect?: RenderedHeading[];
  /** Creates the anchors; shared by the parts of a text that is rendered in several parts. */
  slug?: (text: string) => string;
}

/**
 * A Markdown text with French typography and the facts of the page (`FactTextsContext`). Raw HTML is shown as text, and
 * only paths and http(s), mailto and tel addresses become links. Server only: browsers get its HTML.
 */
export function Markdown({ source, pictures, headings, collect, slug }: MarkdownProps) {
  const prefix = `${useId()}-`;
  const facts = useContext(FactTextsContext);
  const options = {
    headingLevel: headings && Number(headings.slice(1)),
    ...(collect ? { headings: collect } : {}),
    ...(slug ? { slug } : {}),
  };
  return (
    <ReactMarkdown
      remarkPlugins={[[remarkFilledTree, facts], remarkDropComments]}
      remarkRehypeOptions={{ clobberPrefix: prefix, footnoteBackLabel, handlers: { figure: figureHandler } }}
      rehypePlugins={[
        [rehypeEditorial, options],
        [rehypeFigures, pictures],
      ]}
      urlTransform={(url) => (url.startsWith('tel:') ? url : defaultUrlTransform(url))}
      components={components}
    >
      {source}
    </ReactMarkdown>
  );
}
