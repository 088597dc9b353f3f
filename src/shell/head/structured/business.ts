import type { LocalBusinessLeaf, OpeningHoursSpecificationLeaf, WebSiteLeaf } from 'schema-dts';
import { businessReference } from '../../../blocks/thing.ts';
import type { Shell } from '../../../model/resolve/resolve-shell.ts';
import type { OpeningHours } from '../../../model/types.generated.ts';
import { absoluteAddress } from '../../../text/addresses.ts';
import type { Closure } from '../../../text/next-opening.ts';
import { phoneHref } from '../../../text/phone.ts';

function capital<Day extends string>(day: Day): Capitalize<Day> {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Day>;
}

/**
 * Returns a closure: opening hours from midnight to midnight mean « closed » (Google Search Central, « Local
 * business », « opens »).
 */
function closure({ from, until }: Closure): OpeningHoursSpecificationLeaf {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  };
}

function openingHours({ days, opens, closes }: OpeningHours): OpeningHoursSpecificationLeaf {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(capital), opens, closes };
}

/** Returns the business: trade, name, address, opening hours, contact, and its pages on other sites. */
export function localBusiness(shell: Shell): LocalBusinessLeaf {
  const { phone, email, address, hours, closures, areaServed, sameAs } = shell.business;
  return {
    ...businessReference(shell),
    url: absoluteAddress(shell, '/'),
    ...(shell.description ? { description: shell.description } : {}),
    telephone: phoneHref(phone).slice('tel:'.length),
    email,
    image: absoluteAddress(shell, '/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      ...(address.postalCode !== null && { postalCode: address.postalCode }),
      addressLocality: address.city,
      ...(address.region ? { addressRegion: address.region } : {}),
      addressCountry: address.country,
    },
    openingHoursSpecification: hours.map(openingHours),
    ...(closures && closures.length > 0 && { specialOpeningHoursSpecification: closures.map(closure) }),
    ...(areaServed ? { areaServed } : {}),
    ...(sameAs && sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** Returns the site (`WebSite`), with the name that search engines show above its pages. */
export function webSite(shell: Shell): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': absoluteAddress(shell, '/#website'),
    name: shell.siteName,
    url: absoluteAddress(shell, '/'),
    ...(shell.description ? { description: shell.description } : {}),
    inLanguage: shell.language,
    publisher: businessReference(shell),
  };
}
