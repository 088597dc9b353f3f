import type { StylisElement } from '@emotion/cache';

/** Whether a declaration of the same rule, further on, says otherwise about the same property. */
function isOverridden(declaration: StylisElement, later: readonly StylisElement[]): boolean {
  if (declaration.type !== 'decl' || declaration.value.includes('!important')) return false;
  return later.some(({ type, props }) => type === 'decl' && props === declaration.props);
}

/**
 * A step of the style sheets' compilation: leaves out declarations that the same rule overrides. The library sets a
 * property in its own styles, in a variant and in the theme; every page would carry all three.
 */
export function dropOverridden(element: StylisElement): void {
  const { type, children } = element;
  if (type !== 'rule' || typeof children === 'string') return;
  element.children = children.filter((child, index) => !isOverridden(child, children.slice(index + 1)));
}
