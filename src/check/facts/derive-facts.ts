import { objectAt, textAt } from '../../model/read/values.ts';
import { followAnchors } from './anchors.ts';
import { findLostGuides } from './chains.ts';
import { placesOfLostEntries } from './collections.ts';
import { findDeclaredPictures } from './declared-pictures.ts';
import { describedPages } from './described-pages.ts';
import { factsAboutFinder } from './facts-about.ts';
import { readLastRelease } from './last-release.ts';
import { findGuidePlaces, findLeftOut } from './left-out.ts';
import { findBrokenLinks, findExternalLinks } from './links.ts';
import { findMalformedNames } from './malformed-names.ts';
import { findMediaFiles } from './media-files.ts';
import { findMisnamedFiles, unreadFinder } from './misnamed-files.ts';
import { findMissingParts, findPlacesHiding } from './missing-parts.ts';
import { findNamedCodes } from './named-codes.ts';
import { findOpeningRanges } from './opening-ranges.ts';
import { findPictureVariants } from './picture-variants.ts';
import { findProse } from './prose.ts';
import { findReachedPaths } from './reach.ts';
import { findRedirectSources } from './redirect-sources.ts';
import { redirectionsOf } from './redirections.ts';
import { takenFinder } from './reserved-paths.ts';
import { findSharePictures } from './share-pictures.ts';
import type { DerivedFacts, SiteFacts } from './site-facts.ts';
import type { SiteParts } from './site-parts.ts';
import { checkSpelling } from './site-spelling.ts';
import { findSuppressions } from './suppressions.ts';
import {
  unresolvedAnchors,
  unresolvedEntries,
  unresolvedGuides,
  unresolvedMedia,
  unresolvedNames,
  unresolvedPages,
  unresolvedTexts,
} from './unresolved.ts';
import { findLostNames, findUnusedFacts } from './unused-facts.ts';

type Derive<Name extends keyof DerivedFacts> = (facts: SiteFacts) => DerivedFacts[Name];

/** The function that derives each fact; `DerivedFacts` describes the facts. */
const derivations: { [Name in keyof DerivedFacts]: Derive<Name> } = {
  country: ({ manifest }) => textAt(objectAt(objectAt(manifest, 'business'), 'address'), 'country') ?? 'FR',
  brokenLinks: findBrokenLinks,
  externalLinks: findExternalLinks,
  redirections: redirectionsOf,
  redirectSources: findRedirectSources,
  lastRelease: readLastRelease,
  reachedPaths: findReachedPaths,
  misnamedFiles: findMisnamedFiles,
  isUnreadText: unreadFinder,
  lostGuides: findLostGuides,
  lostPages: (facts) => placesOfLostEntries('pages', facts, 'path'),
  leftOutTexts: findLeftOut,
  guidePlaces: findGuidePlaces,
  anchors: followAnchors,
  missingParts: findMissingParts,
  placesHiding: findPlacesHiding,
  lostNames: findLostNames,
  unusedFacts: findUnusedFacts,
  unresolvedPages,
  unresolvedAnchors,
  unresolvedGuides,
  unresolvedNames,
  unresolvedEntries,
  unresolvedTexts,
  unresolvedMedia,
  factsAbout: factsAboutFinder,
  malformedNames: (facts) => [...findMalformedNames(facts)],
  suppressions: findSuppressions,
  namedCodes: findNamedCodes,
  titles: (facts) => describedPages(facts, 'title'),
  descriptions: (facts) => describedPages(facts, 'description'),
  mediaFiles: (facts) => [...findMediaFiles(facts)],
  declaredPictures: (facts) => [...findDeclaredPictures(facts)],
  pictureVariants: (facts) => [...findPictureVariants(facts)],
  sharePictures: findSharePictures,
  openingRanges: findOpeningRanges,
  prose: findProse,
  siteSpelling: checkSpelling,
  takenBy: takenFinder,
};

/** The facts of a site: its parts, and the facts derived from them. */
export function deriveFacts(site: SiteParts): SiteFacts {
  const facts = { ...site } as SiteFacts;
  for (const name of Object.keys(derivations) as (keyof DerivedFacts)[]) {
    const get = () => {
      const value = derivations[name](facts);
      Object.defineProperty(facts, name, { value });
      return value;
    };
    Object.defineProperty(facts, name, { get, configurable: true });
  }
  return facts;
}
