import { UNSAFE_SCHEMES } from '../../../text/addresses.ts';
import {
  hasOddSpace,
  isParameterized,
  linkAs,
  sameButForm,
  schemeOf,
  withoutOddSpaces,
} from '../../site-index/link-target.ts';
import { inTexts } from '../in-texts.ts';
import type { Rule } from '../rule.ts';
import { rule as anchorAlone } from './anchor-alone.ts';
import { rule as malformed } from './malformed.ts';
import { rule as notHttps } from './not-https.ts';
import { rule as ownAddress } from './own-address.ts';
import { rule as redirected } from './redirected.ts';
import { rule as unknownAnchor } from './unknown-anchor.ts';
import { rule as unknownPage } from './unknown-page.ts';

/** The rules of the group « link ». */
export const rules: readonly Rule[] = [
  anchorAlone,
  /** Text that looks like a link is one. */
  {
    code: 'link/broken-syntax',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.brokenLinks),
  },
  /** A link has text, so that it can be seen and read aloud. */
  {
    code: 'link/empty-text',
    severity: 'error',
    *check({ links }) {
      for (const { text, locateText, isImage, kind } of links) {
        if (kind === 'markdown' && !isImage && text?.trim() === '') yield { place: locateText() };
      }
    },
  },
  /** A link has the same form as the page's address: no final slash, the same case. */
  {
    code: 'link/inexact-path',
    severity: 'error',
    *check(site) {
      for (const link of site.brokenLinks) {
        const { to, target, locate } = link;
        const intended = sameButForm(target.path, site);
        if (intended === undefined) continue;
        yield { place: locate(), args: { to }, suggestion: linkAs(link, intended + target.suffix) };
      }
    },
  },
  malformed,
  notHttps,
  /** Addresses contain no invisible spaces. */
  {
    code: 'link/odd-space',
    severity: 'error',
    *check({ links }) {
      for (const { to, locate } of links) {
        if (hasOddSpace(to)) yield { place: locate(), suggestion: withoutOddSpaces(to).trim() };
      }
    },
  },
  ownAddress,
  /**
   * A link in a text does not lead to its own page, except to a section of it. Buttons may be the same on many pages.
   */
  {
    code: 'link/own-page',
    severity: 'warning',
    subsumedBy: ['link/own-address'],
    *check({ links, routeOf }) {
      for (const { target, pages = [], isImage, to, kind, locate } of links) {
        const [page, ...others] = new Set(pages);
        if (kind !== 'markdown' || isImage || !target?.path || target.suffix || others.length > 0) continue;
        const route = routeOf(target.path);
        if (route === page && route !== undefined && !isParameterized(route)) yield { place: locate(), args: { to } };
      }
    },
  },
  redirected,
  /** A reference link has a definition. */
  {
    code: 'link/undefined-reference',
    severity: 'warning',
    check: inTexts(({ analysis }) => analysis.undefinedReferences),
  },
  unknownAnchor,
  unknownPage,
  /** No link runs code, contains its own content or leads to a local computer. */
  {
    code: 'link/unsafe-scheme',
    severity: 'error',
    subsumedBy: ['link/odd-space'],
    *check({ externalLinks }) {
      for (const { to, locate } of externalLinks) {
        if (UNSAFE_SCHEMES.includes(schemeOf(to) ?? '')) yield { place: locate(), args: { to } };
      }
    },
  },
  /** The text of a link describes its target. */
  {
    code: 'link/vague-text',
    severity: 'warning',
    *check({ links }) {
      for (const { text = '', isVague, locateText } of links)
        if (isVague) yield { place: locateText(), args: { text } };
    },
  },
];
