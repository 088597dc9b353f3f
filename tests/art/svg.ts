/** Parses an SVG as strictly as a browser parses an image; throws if it is not well-formed. Needs jsdom. */
export function parseSvg(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.querySelector('parsererror') || root.localName !== 'svg') throw new Error(`Not an SVG: ${root.textContent}`);
  return root;
}

/** Classes in a drawing that its own style sheet does not define. */
export function unpainted(svg: string): string[] {
  const used = new Set([...svg.matchAll(/class="([^"]+)"/g)].map((match) => match[1] ?? ''));
  return [...used].filter((name) => !svg.includes(`.${name}{`));
}
