/** Name of the component of a block type: `SitePlan` of `site-plan`. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
