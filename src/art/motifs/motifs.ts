import type { FrontMatter } from '../../site/types.generated.ts';
import { desk } from './desk.ts';
import { screens } from './screens.ts';
import { trade } from './trade.ts';
import { way } from './way.ts';
import { web } from './web.ts';

export type MotifName = FrontMatter['drawing'][number];

/**
 * Every motif, as the inside of an SVG group: 200 units wide and high, standing on y = 200, centred on x = 100.
 * Classes are those of `src/art/ink.ts`; the width of the stroke is the group's.
 */
export const motifs: Record<MotifName, string> = { ...screens, ...desk, ...trade, ...web, ...way };
