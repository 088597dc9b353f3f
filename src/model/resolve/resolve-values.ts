import { interpolate, type Lookup } from '../../text/placeholders.ts';
import { isSafeAddress } from '../../text/safe-address.ts';
import { frenchTypography } from '../../text/typography.ts';
import type { Schema } from '../schema/schemas.ts';
import { withDefaults } from '../schema/with-defaults.ts';

/** Kinds of strings that become the address of a link, a frame or a file. */
const ADDRESSES = new Set(['link', 'page', 'url', 'frame-url', 'media']);

/** Kinds of strings that lines hold. A telephone number must not break at the end of one. */
const TEXTS = new Set(['text', 'phone']);

/**
 * Puts facts in their places and sets texts in French typography, everywhere in a document. Markdown stays as it is
 * typed: names are filled in once it is parsed. An address that could run
 * code leads nowhere: the check refuses it, and pages must not depend on the check alone.
 */
export function resolveValues(data: unknown, schema: Schema, lookup: Lookup): unknown {
  return withDefaults({ value: data, schema }, (typed, at) => {
    const kind = at['x-kind'] ?? '';
    if (kind === 'markdown') return typed;
    const text = interpolate(typed, lookup);
    if (ADDRESSES.has(kind) && !isSafeAddress(text)) return '#';
    return TEXTS.has(kind) ? frenchTypography(text) : text;
  });
}
