import { Fragment } from 'react';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import { distinctNames } from '../../text/distinct-names.ts';
import { phoneHref } from '../../text/phone.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from './Logo.tsx';

/** Mark of the year in the copyright line. */
const YEAR = /\{\{\s*year\s*\}\}/;

function Copyright({ text, year }: { text: string; year: number }) {
  const [first, ...others] = text.split(YEAR);
  return (
    <p className="copyright">
      {first}
      {others.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={index}>
          <span data-year="">{year}</span>
          {after}
        </Fragment>
      ))}
    </p>
  );
}

/** Foot of every page: about, columns of links, how to reach the business, the choice of trackers. */
export function Footer({ shell, year }: { shell: Shell; year: number }) {
  const { navigation, business, consent, labels } = shell;
  const { columns, about, aboutTitle, copyright } = navigation.footer;
  const titles = columns.map(({ title }) => title);
  const names = distinctNames(titles, [labels.mainNavigation, labels.menu]);
  return (
    <footer className="site-footer" data-ground="ink">
      <div className="footer-columns">
        <div className="footer-about">
          <p className="mark">
            <Logo source={shell.logo} />
            <span>{shell.siteName}</span>
          </p>
          {aboutTitle && <h2>{aboutTitle}</h2>}
          <p>{about}</p>
          <p>
            <a className="call" href={phoneHref(business.phone)}>
              <Icon name="phone" />
              <span>
                <span className="visually-hidden">{labels.call} </span>
                {business.phone}
              </span>
            </a>
            <br />
            <a className="call" href={`mailto:${business.email}`}>
              <Icon name="mail" />
              <span>{business.email}</span>
            </a>
          </p>
        </div>
        {columns.map(({ title, links }, index) => (
          <nav key={names[index]} aria-label={names[index]}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-end">
        <Copyright text={copyright} year={year} />
        {consent && (
          <button type="button" className="link-button" data-consent="">
            {consent.labels.manage}
          </button>
        )}
      </div>
      <div className="mobile-bar" data-ground="paper">
        <a href={phoneHref(business.phone)}>
          <Icon name="phone" />
          {labels.call}
        </a>
        <a className="mobile-action" href={navigation.header.action.to}>
          {navigation.header.action.label}
        </a>
      </div>
    </footer>
  );
}
