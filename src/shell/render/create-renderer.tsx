import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockProps } from '../../blocks/block-props.ts';
import { interactiveBlocks } from '../../blocks/interactive.generated.ts';
import { type InteractiveType, isInteractive, type StaticType } from '../../blocks/interactive.ts';
import { ownBlocks } from '../../blocks/own-blocks.ts';
import { staticBlocks } from '../../blocks/static.generated.ts';
import { FactTextsContext } from '../../markdown/facts.ts';
import type { RenderedHeading } from '../../markdown/rehype-editorial.ts';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedBlock, ResolvedPage } from '../../model/resolve/resolved.ts';
import type { Theme } from '../../model/types.generated.ts';
import { NO_ANSWER_ID } from '../../protocol/element-ids.ts';
import type { FallbackRoute } from '../../text/addresses.ts';
import { baseCss } from '../../ui/styles/base-css.ts';
import { foldSpaces } from '../../ui/styles/fold-spaces.ts';
import { proseCssOf } from '../../ui/styles/prose-css.ts';
import { criticalStyles } from '../../ui/theme/critical-styles.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { datedCss } from '../frame/dated.ts';
import { GuideArticle, guideBody, splitAnswer } from '../guide/GuideArticle.tsx';
import { NotFoundArticle } from '../not-found/NotFoundArticle.tsx';
import { notFoundCss } from '../not-found/not-found-css.ts';
import { App } from '../page/App.tsx';
import type { StaticHtmlByKey } from '../page/client-page.ts';
import type { LoadedBlocks } from '../page/PageSections.tsx';
import { createFrame, noticesFrom } from './create-frame.tsx';
import { pageCss, sectionsCss, timedCss } from './page-css.ts';
import type { RenderAssets } from './render-assets.ts';
import { renderDocument } from './render-document.ts';
import { renderServerTexts, rewriteServerTexts } from './render-server-texts.tsx';
import { rewriteUrls } from './rewrite-urls.ts';
import { articleKey, toClientPage } from './to-client-page.ts';
import { withoutImagePreloads } from './without-image-preloads.ts';

/** Error of a block that could not be rendered. */
class BlockError extends Error {
  override readonly name = 'BlockError';
  readonly type: string;
  /** Path of the page. */
  readonly page: string;

  constructor({ page, key, type }: { page: string; key: string; type: string }, cause: unknown) {
    super(`${page}: the block ${key} (${type}) could not be rendered`, { cause });
    this.page = page;
    this.type = type;
  }
}

/** Data that all pages of a site share. */
export interface RendererOptions {
  /** Key of the site's own blocks in the program. */
  blocksKey: string;
  shell: Shell;
  /** Data of the site for the client program. */
  site: ClientSite;
  theme: Theme;
  assets: RenderAssets;
  /** Parameter routes, for the 404 page. */
  fallbackRoutes: FallbackRoute[];
}

/**
 * Renders one page as a complete HTML document. Throws an error with the name of the block that could not be rendered.
 */
export type RenderPage = (page: ResolvedPage) => string;

async function loadAllBlocks(): Promise<LoadedBlocks> {
  const types = Object.keys(interactiveBlocks) as InteractiveType[];
  return Object.fromEntries(await Promise.all(types.map(async (type) => [type, await interactiveBlocks[type]()])));
}

/** Makes the telephone links of an example lead to a note, because its numbers are invented. */
function withoutCalls(html: string): string {
  return html.replace(/ href="tel:[^"]*"/g, ` href="#${NO_ANSWER_ID}" target="_self"`);
}

/** Loads a site's own blocks. If the module of one cannot be loaded, rendering fails on the pages that show it. */
async function loadOwnBlocks(key: string): Promise<Record<string, ComponentType<never>>> {
  const entries = Object.entries(ownBlocks[key] ?? {}).map(async ([type, load]) => {
    const component = await load().catch((error: unknown) => () => {
      throw error;
    });
    return [type, component] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function articleOf(
  page: ResolvedPage,
  shell: Shell,
  render: (element: ReactElement) => string,
): { element?: ReactElement; body: string } {
  if (page.kind === 'not-found') return { element: <NotFoundArticle shell={shell} />, body: '' };
  if (page.kind !== 'guide') return { body: '' };
  const headings: RenderedHeading[] = [];
  const body = render(guideBody(page, headings));
  return { element: <GuideArticle page={page} labels={shell.labels} body={body} headings={headings} />, body };
}

/** Creates the function that renders a site's pages. */
export async function createRenderer({
  blocksKey,
  shell,
  site,
  theme,
  assets,
  fallbackRoutes,
}: RendererOptions): Promise<RenderPage> {
  const blocks = await loadAllBlocks();
  const components = { ...staticBlocks, ...(await loadOwnBlocks(blocksKey)) };
  const fold = (css: string) => foldSpaces(css, theme.space);
  const base =
    fold(baseCss({ theme, fonts: assets.fontUrls, base: assets.base }) + pageCss.replaceAll('\n', '')) +
    datedCss(noticesFrom(shell, assets.day).length);
  const kindCss = {
    page: fold(sectionsCss.replaceAll('\n', '')),
    guide: '',
    'not-found': fold(notFoundCss.replaceAll('\n', '')),
  };
  const timed = timedCss.replaceAll('\n', '');
  const frame = createFrame({ shell, year: assets.year, day: assets.day });
  const rewrite = (html: string) => rewriteUrls(shell.demo?.example ? withoutCalls(html) : html, assets);

  return (page) => {
    const cache = frame.createPageCache();
    // The prefix makes the ids of `useId` unique, because each section is rendered separately.
    const render = (element: ReactElement, identifierPrefix = '') =>
      withoutImagePreloads(
        renderToStaticMarkup(
          <UiProvider cache={cache}>
            <FactTextsContext value={page.facts ?? {}}>{element}</FactTextsContext>
          </UiProvider>,
          { identifierPrefix },
        ),
      );
    const renderBlock = (block: ResolvedBlock) => {
      const Block = components[block.type as StaticType] as ComponentType<BlockProps<StaticType>>;
      try {
        return render(<Block block={block as never} labels={shell.labels} />, `${block.key}_`);
      } catch (cause) {
        throw new BlockError({ page: page.path, key: block.key, type: block.type }, cause);
      }
    };

    const { element: article, body } = articleOf(page, shell, render);
    const staticHtml: StaticHtmlByKey = {
      header: frame.header(page.path),
      ...(article ? { [articleKey]: render(article) } : {}),
      ...Object.fromEntries(
        page.blocks.filter(({ type }) => !isInteractive(type)).map((block) => [block.key, renderBlock(block)]),
      ),
      footer: frame.footer,
    };
    const client = toClientPage({ page: renderServerTexts(page), shell, build: assets.build });
    const app = renderToString(
      <UiProvider cache={cache}>
        <App page={client} site={site} staticHtml={staticHtml} blocks={blocks} />
      </UiProvider>,
    );
    const written = ({ ids, css }: ReturnType<typeof criticalStyles>) => ({
      ids: [cache.key, ...ids].join(' '),
      css: fold(css).replaceAll(';}', '}'),
    });
    const around = splitAnswer(body).reduce((html, part) => html.replace(part, ''), app);
    const styles = criticalStyles(cache, around);
    const ofText = body ? criticalStyles(cache, body, styles.ids) : undefined;
    const isTimed = page.blocks.some(({ revealAfter }) => revealAfter !== undefined);
    const css = { base, kind: kindCss[page.kind] + (isTimed ? timed : '') + fold(proseCssOf(app)) };
    return renderDocument({
      page,
      client: rewriteServerTexts(client, rewrite),
      site,
      shell,
      assets,
      css,
      critical: written(styles),
      ...(ofText && ofText.ids.length > 0 && { textStyles: written(ofText) }),
      app: rewrite(app),
      fallbackRoutes,
    });
  };
}
