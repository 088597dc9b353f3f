import { CONSENT_BANNER } from '../../../protocol/attributes.ts';
import { words } from '../words/words.ts';

/**
 * Hides the consent banner and holds back the offer, as for a visitor who has made a choice. Nothing is stored, so the
 * page still asks in another tab. `host` is the editor's element in the page.
 */
export function createVisitorChoices(
  page: Document,
  host: Element,
): (shown: { consent: boolean; offer: boolean }) => void {
  const view = page.defaultView as Window & typeof globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`[${CONSENT_BANNER}]{display:none!important}`);
  page.adoptedStyleSheets = [...(page.adoptedStyleSheets ?? []), sheet];
  host.setAttribute('aria-label', words.editor);
  let isAsked = false;
  return ({ consent, offer }) => {
    sheet.disabled = consent;
    // The page draws the banner once an interaction has hydrated it; a pointer event without movement does not count.
    if (consent && !isAsked) view.dispatchEvent(new view.Event('scroll'));
    isAsked = consent;
    // The page opens no offer while a dialog is open.
    if (offer) host.removeAttribute('role');
    else host.setAttribute('role', 'dialog');
  };
}
