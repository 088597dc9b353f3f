import type { OverlayOrigin } from '../edit/protocol.ts';
import { join } from '../read/pointer.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { mapField } from './map-texts.ts';
import type { SiteOrigins } from './site-origins.ts';

/** A text of the consent that the footer alone shows. */
const IN_FOOTER = '/consent/labels/manage';

/** Says where the texts come from that the program lays over a page once it runs. */
export function mapOverlays(page: ResolvedPage, site: SiteOrigins): OverlayOrigin[] {
  const overlay = (name: OverlayOrigin['name'], pointer: string): OverlayOrigin => ({
    name,
    origin: { file: 'manifest', pointer },
    texts: site
      .fieldsBelow(pointer)
      .filter(({ kind, text, pointer: own }) => kind === 'text' && text.trim() !== '' && own !== IN_FOOTER)
      .map((field) => mapField(field, site)),
  });
  const { consent, popups } = site.shell.value;
  const offer = popups.findIndex(({ id }) => id === page.popup);
  return [
    ...(consent ? [overlay('consent', '/consent')] : []),
    ...(offer < 0 ? [] : [overlay('offer', join('/popups', offer))]),
  ];
}
