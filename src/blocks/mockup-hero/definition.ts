import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'mockup-hero': { newTab: string };
  }
}

export const definition = defineBlock('mockup-hero', {
  given: { newTab: '/labels/newTab' },
  endsAlone: true,
  serverText: 'note',
  shownLater: (block) => [block],
});
