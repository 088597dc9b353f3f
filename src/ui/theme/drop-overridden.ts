import type { StylisElement } from '@emotion/cache';

/** Whether a declaration of the same rule, further on, says otherwise about the same property. */
function isOverridden(declaration: StylisElement, later: readonly StylisElement[]): boolean {
  if (declaration.type !== 'decl' || declaration.value.includes('!important')) return false;
  return later.some(({ type, props }) => type === 'decl' && props === declaration.props);
}

/** Whether only browsers know a declaration that are older than those the program is compiled for. */
function isObsolete({ type, props }: StylisElement): boolean {
  return type === 'decl' && /^(?:-moz-|color-adjust)/.test(String(props));
}

/**
 * A step of the style sheets' compilation: leaves out declarations that the same rule overrides, and what the library
 * says to browsers of the past. It sets a property in its own styles, in a variant and in the theme; every page would
 * carry all three.
 */
export function dropOverridden(element: StylisElement): void {
  const { type, props, children } = element;
  if (type !== 'rule' || typeof children === 'string') return;
  const isForPast = /::-(?:moz|ms)-/.test(String(props));
  element.children = children.filter(
    (child, index) => !isForPast && !isObsolete(child) && !isOverridden(child, children.slice(index + 1)),
  );
}
