import { HelpBlock } from '../../blocks/help-block/HelpBlock.tsx';
import { Facts } from '../../markdown/facts.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { Heading } from '../../markdown/rehype-editorial.ts';
import type { GuidePage } from '../../site/resolve/resolved.ts';
import type { Labels, Person } from '../../site/types.generated.ts';
import { formatDate } from '../../text/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Banner } from './Banner.tsx';

/** The way to the guide. The guide itself, its last step, stands right below as the title. */
function Breadcrumb({ page }: { page: GuidePage }) {
  return (
    <nav className="breadcrumb" aria-label={page.layout.breadcrumb}>
      <ol>
        {page.breadcrumb.slice(0, -1).map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Contents({ page, headings }: { page: GuidePage; headings: Heading[] }) {
  return (
    <nav className="contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{page.layout.contents}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours({ page }: { page: GuidePage }) {
  const { layout, prev, next } = page;
  return (
    <nav className="neighbours" aria-label={layout.navigation}>
      <a href={prev.url} rel="prev">
        <span className="way">
          <Icon name="arrow-left" /> {layout.previous}
        </span>
        <span className="title">{prev.title}</span>
      </a>
      <a href={next.url} rel="next">
        <span className="way">
          {layout.next} <Icon name="arrow-right" />
        </span>
        <span className="title">{next.title}</span>
      </a>
    </nav>
  );
}

/** Who wrote or reviewed the guide: the name leads to a page about the person, where there is one. */
function Signature({ person, label }: { person: Person; label: string }) {
  const [before, after] = label.split('%s');
  const { name, role, url } = person;
  return (
    <>
      {before}
      {url ? <a href={url}>{name}</a> : name}
      {role && `, ${role}`}
      {after}
    </>
  );
}

interface GuideArticleProps {
  page: GuidePage;
  labels: Labels;
  /** The rendered body and its headings, made beforehand. */
  body: string;
  headings: Heading[];
}

/** A guide as it is read: banner, title, contents, text, help, and the way to the guides before and after it. */
export function GuideArticle({ page, labels, body, headings }: GuideArticleProps) {
  const { layout } = page;
  return (
    <article className="guide">
      <header className="guide-head">
        <Breadcrumb page={page} />
        {page.mainArticle && (
          <p className="back">
            <a href={page.mainArticle.url}>
              <Icon name="arrow-left" /> {page.mainArticle.title}
            </a>
          </p>
        )}
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
        <p className="guide-facts">
          <span>
            <Icon name="clock" /> {layout.readingTime.replace('%d', String(page.minutes))}
          </span>
          <span>
            <Icon name="calendar" />{' '}
            <time dateTime={page.reviewed}>{layout.reviewed.replace('%s', formatDate(page.reviewed))}</time>
          </span>
        </p>
        {(page.author || page.reviewer) && (
          <p className="muted signatures">
            {page.author && <Signature person={page.author} label={layout.writtenBy} />}
            {page.author && page.reviewer && ' · '}
            {page.reviewer && <Signature person={page.reviewer} label={layout.reviewedBy} />}
          </p>
        )}
      </header>
      <Banner page={page} />
      <div className="guide-body">
        <Contents page={page} headings={headings.filter(({ level }) => level === 2)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own Markdown, which lets no HTML through */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      {page.help && (
        <HelpBlock block={{ type: 'help-block', key: 'help', ground: 'tint', ...page.help }} labels={labels} />
      )}
      <Neighbours page={page} />
    </article>
  );
}

/** Renders a guide's text apart, so that its headings are known before the page is composed. */
export function guideBody({ markdown, pictures, facts = {} }: GuidePage, collect: Heading[]) {
  return (
    <Facts value={facts}>
      <Markdown source={markdown} pictures={pictures} collect={collect} />
    </Facts>
  );
}
