/** Returns the scroll depth of the current page: 0 at its top and 1 at its end; 0 if it fits the window. */
export function currentDepth(): number {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  return range > 0 ? Math.min(1, Math.max(0, window.scrollY / range)) : 0;
}
