import { join } from '../../model/read/pointer.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import type { OverlayOrigin, TextOrigin } from '../protocol.ts';
import { mapField } from './map-texts.ts';
import { originOf } from './origin.ts';
import type { SiteOrigins } from './site-origins.ts';

/** A text of the consent that the footer alone shows. */
const IN_FOOTER = '/consent/labels/manage';

/** The texts of the manifest below a pointer. */
function textsBelow(pointer: string, site: SiteOrigins): TextOrigin[] {
  return site
    .fieldsBelow(pointer)
    .filter((field) => field.kind === 'text' && field.text.trim() !== '' && field.pointer !== IN_FOOTER)
    .map((field) => mapField(field, site));
}

/** Says where the texts come from that the program lays over a page once it runs. */
export function mapOverlays(page: ResolvedPage, site: SiteOrigins): OverlayOrigin[] {
  const overlay = (name: OverlayOrigin['name'], pointer: string): OverlayOrigin => ({
    name,
    origin: { file: 'manifest', pointer },
    texts: textsBelow(pointer, site),
  });
  const { consent, popups } = site.shell.value;
  const offer = popups.findIndex(({ id }) => id === page.popup);
  return [
    ...(consent ? [overlay('consent', '/consent')] : []),
    ...(offer < 0 ? [] : [overlay('offer', join('/popups', offer))]),
  ];
}

/** Texts of a section, and of its form, that the server has not shown. */
export function laterTexts(
  block: ResolvedPage['blocks'][number],
  shown: readonly TextOrigin[],
  site: SiteOrigins,
): TextOrigin[] {
  const places = [originOf(block)?.pointer, 'form' in block ? join('/forms', block.form.id) : undefined];
  const known = new Set(shown.flatMap(({ origins }) => origins.map(({ pointer }) => pointer)));
  return places
    .flatMap((pointer) => (pointer === undefined ? [] : textsBelow(pointer, site)))
    .filter(({ origins: [origin] }) => !known.has(origin?.pointer));
}
