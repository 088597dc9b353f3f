import type { StylisElement } from '@emotion/cache';

/** Whether a later declaration of the same rule sets the same property. */
function isOverridden(declaration: StylisElement, later: readonly StylisElement[]): boolean {
  if (declaration.type !== 'decl' || declaration.value.includes('!important')) return false;
  return later.some(({ type, props }) => type === 'decl' && props === declaration.props);
}

/** Whether a declaration is for unsupported, older browsers alone. */
function isObsolete({ type, props }: StylisElement): boolean {
  return type === 'decl' && /^(?:-moz-|color-adjust)/.test(String(props));
}

/**
 * A Stylis plug-in that drops declarations that the same rule overrides, and those for older browsers. MUI sets a
 * property in its own styles, in a variant and in the theme, and every page would carry all three.
 */
export function dropOverridden(element: StylisElement): void {
  const { type, props, children } = element;
  if (type !== 'rule' || typeof children === 'string') return;
  const isForPast = /::-(?:moz|ms)-/.test(String(props));
  element.children = children.filter(
    (child, index) => !isForPast && !isObsolete(child) && !isOverridden(child, children.slice(index + 1)),
  );
}
