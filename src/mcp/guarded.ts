import type { SiteIndex } from '../check/site-index/site-index.ts';
import type { Json } from '../edit/json-operation.ts';
import { valueChanges } from '../editor/server/publish/value-changes.ts';
import { placeName } from '../editor/server/site-tree.ts';
import { plainText } from '../model/markdown/plain-text.ts';
import { treeOf } from '../model/markdown/tree-of.ts';
import { nodesOf } from '../model/markdown/walk.ts';
import { get } from '../model/read/pointer.ts';
import { decodePath, parseAddress } from '../text/addresses.ts';
import { isRecord } from '../text/is-record.ts';
import { words } from './words.ts';

/**
 * Values of the manifest that determine the recipients of visitors' data and money, the owner of the site's address,
 * and the findings that count. Only a person may approve a change of them.
 */
const GUARDED =
  /^\/(?:services|mail|forms|ads|consent|checks)(?:\/|$)|^\/site(?:\/url|\/verification(?:\/.*)?)?$|\/paymentLink$/;

/** Base address that replaces the site's own address when addresses are parsed. */
const OWN = 'https://own.invalid';

/** Returns a value with the names in its addresses and identifiers filled in: a fact may be part of an address. */
function filled(value: unknown, fill: (text: string) => string): Json {
  if (typeof value === 'string') return value.includes(' ') ? value : fill(value);
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  if (!isRecord(value)) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)]));
}

/** Yields all values below a value, with their keys. */
function* valuesIn(value: unknown, key = ''): Generator<{ key: string; value: unknown }> {
  yield { key, value };
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item);
  else if (isRecord(value)) for (const [name, item] of Object.entries(value)) yield* valuesIn(item, name);
}

const paymentLinksIn = (value: unknown) =>
  JSON.stringify([...valuesIn(value)].filter((one) => one.key === 'paymentLink' && one.value).map((one) => one.value));

/** Describes the guarded values of the manifest that differ. */
function changedValues(before: SiteIndex, after: SiteIndex): string[] {
  const [old, now] = [before, after].map(({ written, interpolate }) => filled(written, interpolate)) as [Json, Json];
  const shown = (value: unknown) => (value === undefined ? words.nothing : JSON.stringify(value).slice(0, 200));
  return [...valueChanges(old, now)].flatMap((change) => {
    const was = 'before' in change ? get(old, change.before) : undefined;
    const is = change.type === 'removed' ? undefined : get(now, change.after);
    const pointer = change.type === 'removed' ? change.before : change.after;
    // Removing an entry also removes its payment link, which is harmless.
    const isPaid = change.type !== 'removed' && paymentLinksIn(was) !== paymentLinksIn(is);
    if (!GUARDED.test(pointer) && !isPaid) return [];
    const { written } = change.type === 'removed' ? before : after;
    return [`${placeName(written, pointer) || pointer} : ${shown(was)} → ${shown(is)}`];
  });
}

/** Schemes of addresses that name a host or a telephone number. */
const KNOWN_SCHEMES = /^(?:https?|mailto|tel|sms):$/;

const hostsOfMails = (text: string, pattern = /@([^\s@,;:?&#<>"()]+)/g) =>
  text.includes('@') ? [...text.matchAll(pattern)].map(([, host = '']) => host.toLowerCase()) : [];

/** Decodes all ASCII characters, also beside invalid encoding, then the others. */
const decoded = (address: string) =>
  address.replace(/%[0-7][\da-f]/gi, decodePath).replace(/(?:%[\da-f]{2})+/gi, decodePath);

/**
 * Returns the hosts to which an address leads; none for an address of the site itself. An unknown scheme counts as a
 * host, because it may run code.
 */
function hostsOfAddress(address: string): string[] {
  const url = parseAddress(address, OWN);
  if (url && !KNOWN_SCHEMES.test(url.protocol)) return [url.protocol];
  // Receivers may also be in the query (`cc`, `bcc`, `to`).
  if (url?.protocol === 'mailto:') return hostsOfMails(decoded(url.href));
  return !url?.host || url.origin === OWN ? [] : [url.host];
}

/** Mail address in a text, with its host. Names of accounts, such as `@name` or `/@name`, do not match. */
const MAIL = /(?<=[^\s/(«])@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;

/** Returns the hosts of web and mail addresses in a text, also of those that are not links. */
function hostsInText(text: string): string[] {
  const hosts = [...text.matchAll(/(?:https?:)?[\\/]{2}[^\s"'<>()[\]{}|`]+/gi)]
    .flatMap(([address]) => hostsOfAddress(address))
    .filter((host) => host.includes('.'));
  return [...hosts, ...hostsOfMails(text, MAIL)];
}

/** Returns the texts of a Markdown text as pages show them, without entities, escapes and markup. */
function shownTexts(markdown: string): string[] {
  const leaves = new Set(['paragraph', 'heading', 'tableCell']);
  return [...nodesOf(treeOf(markdown))].flatMap(({ node }) => (leaves.has(node.type) ? plainText(node) : []));
}

/**
 * Returns all hosts that a site names: in links, redirects, addresses in texts, mail addresses and services. Addresses
 * that only markup or entities hide are not searched for in texts that the site to compare (`other`) has as well.
 */
function hostsOf({ links, documents, written, interpolate, sources }: SiteIndex, other: SiteIndex): Set<string> {
  const hosts = new Set(links.flatMap(({ to }) => hostsOfAddress(to)));
  const markdown = [...sources.markdown.values()];
  const values = [written, ...markdown.map(({ data }) => data)].flatMap((data) => [...valuesIn(data)]);
  const strings = values.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const others = new Set(other.documents.map(({ text }) => text));
  // Parsing is slow. Without these characters, a page shows no mail address and decodes nothing. Facts may have changed.
  const isParsed = (text: string) => /[@&]/.test(text) && (text.includes('{{') || !others.has(text));
  const shown = documents.flatMap(({ text }) => (isParsed(text) ? shownTexts(text) : []));
  for (const text of [...strings, ...markdown.map(({ text }) => text), ...shown])
    for (const host of hostsInText(interpolate(text))) hosts.add(host);
  for (const { value } of valuesIn(written.services)) if (typeof value === 'string') hosts.add(value);
  return hosts;
}

/**
 * Returns the codes of the exceptions in texts that are new, moved or cover another text than before, because that could
 * hide an error. Those of the manifest are guarded values.
 */
function newExceptions(before: SiteIndex, after: SiteIndex): string[] {
  const exceptionsIn = ({ documents }: SiteIndex) =>
    documents.flatMap(({ analysis, text }) =>
      analysis.exceptions.map(({ code, from, to }) => `${code} ${text.slice(from, to)}`),
    );
  const known = exceptionsIn(before);
  const added = exceptionsIn(after).filter((one) => {
    const at = known.indexOf(one);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return [...new Set(added.map((one) => one.split(' ', 1).join()))];
}

/**
 * Describes the parts of a change that only a person may approve: guarded values, hosts that the site did not name
 * before, and other exceptions to rules. Returns an empty list if the change may be applied.
 */
export function guardedParts(before: SiteIndex, after: SiteIndex): string[] {
  const known = hostsOf(before, after);
  const added = [...hostsOf(after, before)].filter((host) => !known.has(host));
  const exceptions = newExceptions(before, after).map(words.newException);
  return [...changedValues(before, after), ...added.map(words.newHost), ...exceptions];
}
