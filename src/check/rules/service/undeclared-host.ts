import { entriesAt, isRaw, objectAt, textsAt } from '../../../model/read/values.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import { isHostIn, parseAddress } from '../../../text/addresses.ts';
import { nearest } from '../../../text/nearest.ts';
import type { Finding, Rule } from '../rule.ts';

const DEFAULT_ORIGIN = String(schemaNamed('mail').properties?.origin?.default);

type Use = 'frame' | 'connect' | 'image';

function hostOf(address: string): string | undefined {
  return /^https?:\/\//i.test(address) ? parseAddress(address)?.host : undefined;
}

/** Every host that a visitor's browser contacts is declared by a service. */
export const rule: Rule = {
  code: 'service/undeclared-host',
  severity: 'error',
  subsumedBy: ['schema/*', 'link/odd-space'],
  *check({ manifest, strings, externalLinks, placesHolding, at }): Generator<Finding> {
    const declared = (use: Use) =>
      entriesAt(manifest, 'services').flatMap(({ value }) =>
        textsAt(objectAt(value, 'hosts'), use).map(({ text }) => text),
      );
    const { mail } = manifest;
    const ofMail = isRaw(mail) && !Object.hasOwn(mail, 'origin');
    const calls = [
      // A missing `origin` has its default value.
      ...(ofMail ? [{ use: 'connect' as Use, address: DEFAULT_ORIGIN, locate: () => at('/mail', 'key') }] : []),
      ...strings
        .filter(({ kind, pointer }) => kind === 'frame-url' || pointer === '/mail/origin')
        .map(({ kind, value, locate }) => ({
          use: (kind === 'frame-url' ? 'frame' : 'connect') as Use,
          address: value,
          locate,
        })),
      ...externalLinks
        .filter(({ isImage }) => isImage)
        .map(({ to, locate }) => ({ use: 'image' as Use, address: to, locate })),
    ];
    for (const { use, address, locate } of calls) {
      const host = hostOf(address);
      if (host === undefined || isHostIn(host, declared(use))) continue;
      // A wildcard cannot replace a host in an address, so it is not suggested.
      const near = nearest(
        host,
        declared(use).filter((name) => !name.startsWith('*.')),
      );
      yield {
        place: locate(),
        args: { host, use },
        suggestion: near === undefined || address === DEFAULT_ORIGIN ? undefined : address.replace(host, near),
        // A declaration with a wrong shape is ignored, and may contain this host.
        causes: placesHolding(host),
      };
    }
  },
};
