import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockProps } from '../../blocks/block-props.ts';
import { type InteractiveType, interactiveBlocks, isInteractive } from '../../blocks/interactive.ts';
import { type StaticType, staticBlocks } from '../../blocks/registry.ts';
import { Facts } from '../../markdown/facts.ts';
import type { Heading } from '../../markdown/rehype-editorial.ts';
import type { ClientSite } from '../../site/resolve/client-site.ts';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import type { ResolvedBlock, ResolvedPage } from '../../site/resolve/resolved.ts';
import type { Theme } from '../../site/types.generated.ts';
import type { Takeover } from '../../text/fallback-route.ts';
import { baseCss } from '../../ui/styles/base-css.ts';
import { foldSpaces } from '../../ui/styles/fold-spaces.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { GuideArticle, guideBody } from '../guide/GuideArticle.tsx';
import { NotFoundArticle } from '../not-found/NotFoundArticle.tsx';
import { notFoundCss } from '../not-found/not-found-css.ts';
import { App } from '../page/App.tsx';
import type { Fragments } from '../page/client-page.ts';
import type { LoadedBlocks } from '../page/PageSections.tsx';
import { createFrame } from './create-frame.tsx';
import { frameCss, partsCss } from './page-css.ts';
import type { RenderAssets } from './render-assets.ts';
import { renderDocument } from './render-document.ts';
import { withPublishedTranscripts, withTranscripts } from './render-transcripts.tsx';
import { publishedMarkup } from './rewrite-urls.ts';
import { articleKey, toClientPage } from './to-client-page.ts';
import { withoutHints } from './without-image-preloads.ts';

/** What a renderer is made from: everything that all pages of a site share. */
export interface RendererOptions {
  shell: Shell;
  /** What the client program is told of the site. */
  site: ClientSite;
  theme: Theme;
  assets: RenderAssets;
  /** Parameter routes, for the page of unknown addresses. */
  takeovers: Takeover[];
}

/** Renders one page as a whole HTML document. Throws when a block cannot be rendered, naming it. */
export type RenderPage = (page: ResolvedPage) => string;

async function loadAllBlocks(): Promise<LoadedBlocks> {
  const types = Object.keys(interactiveBlocks) as InteractiveType[];
  return Object.fromEntries(await Promise.all(types.map(async (type) => [type, await interactiveBlocks[type]()])));
}

function articleOf(page: ResolvedPage, shell: Shell): ReactElement | undefined {
  if (page.kind === 'not-found') return <NotFoundArticle shell={shell} />;
  if (page.kind !== 'guide') return undefined;
  const headings: Heading[] = [];
  const body = renderToStaticMarkup(guideBody(page, headings));
  return <GuideArticle page={page} labels={shell.labels} body={body} headings={headings} />;
}

/** Makes the function that renders a site's pages. */
export async function createRenderer({ shell, site, theme, assets, takeovers }: RendererOptions): Promise<RenderPage> {
  const blocks = await loadAllBlocks();
  const fold = (css: string) => foldSpaces(css, theme.space);
  const base = fold(baseCss({ theme, fonts: assets.fontUrls }) + frameCss.replaceAll('\n', ''));
  const ownCss = {
    page: fold(partsCss.replaceAll('\n', '')),
    guide: '',
    'not-found': fold(notFoundCss.replaceAll('\n', '')),
  };
  const frame = createFrame({ shell, year: assets.year });
  const publish = (html: string) => publishedMarkup(html, assets);

  return (page) => {
    const cache = frame.createPageCache();
    const { extractCriticalToChunks } = createEmotionServer(cache);
    // Parts are rendered apart: the prefix keeps the identifiers that React makes up from meeting on the page.
    const render = (element: ReactElement, identifierPrefix = '') =>
      withoutHints(
        renderToStaticMarkup(
          <UiProvider cache={cache}>
            <Facts value={page.facts ?? {}}>{element}</Facts>
          </UiProvider>,
          { identifierPrefix },
        ),
      );
    const renderBlock = (block: ResolvedBlock) => {
      const Block = staticBlocks[block.type as StaticType] as ComponentType<BlockProps<StaticType>>;
      try {
        return render(<Block block={block as never} labels={shell.labels} />, `${block.key}_`);
      } catch (cause) {
        throw new Error(`${page.path}: the block ${block.key} (${block.type}) could not be rendered`, { cause });
      }
    };

    const article = articleOf(page, shell);
    const fragments: Fragments = {
      header: frame.header(page.path),
      ...(article ? { [articleKey]: render(article) } : {}),
      ...Object.fromEntries(
        page.blocks.filter(({ type }) => !isInteractive(type)).map((block) => [block.key, renderBlock(block)]),
      ),
      footer: frame.footer,
    };
    const client = toClientPage({ page: withTranscripts(page), shell, build: assets.build });
    const app = renderToString(
      <UiProvider cache={cache}>
        <App page={client} site={site} fragments={fragments} blocks={blocks} />
      </UiProvider>,
    );
    const { styles } = extractCriticalToChunks(app);
    const critical = {
      ids: `${cache.key} ${styles.flatMap(({ ids }) => ids).join(' ')}`.trim(),
      css: fold(styles.map(({ css }) => css).join('')).replaceAll(';}', '}'),
    };
    const css = { base, own: ownCss[page.kind] };
    return renderDocument({
      page,
      client: withPublishedTranscripts(client, publish),
      site,
      shell,
      assets,
      css,
      critical,
      app: publish(app),
      takeovers,
    });
  };
}
