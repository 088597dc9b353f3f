import { memo } from 'react';
import { STATIC_HTML } from '../../protocol/attributes.ts';

interface FragmentProps {
  name: string;
  html: string;
}

/** HTML that was rendered on the server. React never looks into it, so it costs nothing to wake. */
export const Fragment = memo(function Fragment({ name, html }: FragmentProps) {
  return (
    <div
      {...{ [STATIC_HTML]: name }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer from escaped content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
