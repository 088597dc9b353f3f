import { memo } from 'react';
import { STATIC_HTML } from '../../protocol/attributes.ts';

interface StaticHtmlProps {
  name: string;
  html: string;
}

/** HTML that was rendered on the server. Hydrating it costs nothing, because React does not process it. */
export const StaticHtml = memo(function StaticHtml({ name, html }: StaticHtmlProps) {
  return (
    <div
      {...{ [STATIC_HTML]: name }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer from escaped content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
