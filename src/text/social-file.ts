/** Size in pixels of the picture that social networks show next to a link. */
export const socialSize = { width: 1200, height: 630 } as const;

/** File of a route's social picture, relative to the output folder, without the `:` of a parameter. */
export function socialFile(route: string): string {
  return `media/social/${route.slice(1).replaceAll(':', '') || 'index'}.png`;
}

/** Whether a social picture is drawn for a page: for all except those with their own picture, and unknown addresses. */
export function hasSocialPicture({ kind, picture }: { kind: string; picture?: unknown }): boolean {
  return kind !== 'not-found' && !picture;
}
