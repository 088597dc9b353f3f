import { objectAt, textAt } from '../../model/read/values.ts';
import { followAnchors } from './anchors.ts';
import { findIgnoredGuides } from './chains.ts';
import { placesOfIgnoredEntries } from './collections.ts';
import { findDeclaredPictures } from './declared-pictures.ts';
import { factsAboutFinder } from './facts-about.ts';
import { readLastRelease } from './last-release.ts';
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
import { reservedFinder } from './reserved-paths.ts';
import { resultTexts } from './result-texts.ts';
import { findSharePictures } from './share-pictures.ts';
import type { DerivedIndex, SiteIndex } from './site-index.ts';
import type { SiteParts } from './site-parts.ts';
import { checkSpelling } from './site-spelling.ts';
import { findSuppressions } from './suppressions.ts';
import { findGuidePlaces, findUnlistedTexts } from './unlisted-texts.ts';
import {
  unresolvedAnchors,
  unresolvedEntries,
  unresolvedGuides,
  unresolvedMedia,
  unresolvedNames,
  unresolvedPages,
  unresolvedTexts,
} from './unresolved.ts';
import { findUnknownNames, findUnusedFacts } from './unused-facts.ts';

type Derive<Name extends keyof DerivedIndex> = (siteIndex: SiteIndex) => DerivedIndex[Name];

/** The function that derives each value; `DerivedIndex` describes the values. */
const derivations: { [Name in keyof DerivedIndex]: Derive<Name> } = {
  country: ({ manifest }) => textAt(objectAt(objectAt(manifest, 'business'), 'address'), 'country') ?? 'FR',
  brokenLinks: findBrokenLinks,
  externalLinks: findExternalLinks,
  redirections: redirectionsOf,
  redirectSources: findRedirectSources,
  lastRelease: readLastRelease,
  reachedPaths: findReachedPaths,
  misnamedFiles: findMisnamedFiles,
  isUnreadText: unreadFinder,
  ignoredGuides: findIgnoredGuides,
  placesOfUnknownPages: (site) => placesOfIgnoredEntries('pages', site, 'path'),
  unlistedTexts: findUnlistedTexts,
  guidePlaces: findGuidePlaces,
  anchors: followAnchors,
  missingParts: findMissingParts,
  placesHiding: findPlacesHiding,
  unknownNames: findUnknownNames,
  unusedFacts: findUnusedFacts,
  unresolvedPages,
  unresolvedAnchors,
  unresolvedGuides,
  unresolvedNames,
  unresolvedEntries,
  unresolvedTexts,
  unresolvedMedia,
  factsAbout: factsAboutFinder,
  malformedNames: (site) => [...findMalformedNames(site)],
  suppressions: findSuppressions,
  namedCodes: findNamedCodes,
  titles: (site) => resultTexts(site, 'title'),
  descriptions: (site) => resultTexts(site, 'description'),
  mediaFiles: (site) => [...findMediaFiles(site)],
  declaredPictures: (site) => [...findDeclaredPictures(site)],
  pictureVariants: (site) => [...findPictureVariants(site)],
  sharePictures: findSharePictures,
  openingRanges: findOpeningRanges,
  prose: findProse,
  siteSpelling: checkSpelling,
  reservedFor: reservedFinder,
};

/** Returns the index of a site: its parts, and the values derived from them. */
export function deriveIndex(site: SiteParts): SiteIndex {
  const siteIndex = { ...site } as SiteIndex;
  for (const name of Object.keys(derivations) as (keyof DerivedIndex)[]) {
    const get = () => {
      const value = derivations[name](siteIndex);
      Object.defineProperty(siteIndex, name, { value });
      return value;
    };
    Object.defineProperty(siteIndex, name, { get, configurable: true });
  }
  return siteIndex;
}
