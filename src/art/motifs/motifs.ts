import type { FrontMatter } from '../../model/types.generated.ts';
import { desk } from './desk.ts';
import { screens } from './screens.ts';
import { trade } from './trade.ts';
import { wayfinding } from './wayfinding.ts';
import { web } from './web.ts';

export type MotifName = FrontMatter['drawing'][number];

/**
 * Every motif, as the content of an SVG group: 200 units wide and high, with its foot on y = 200, centred on x = 100.
 * The classes are defined in `src/art/ink.ts`; the group sets the stroke width.
 */
export const motifs: Record<MotifName, string> = { ...screens, ...desk, ...trade, ...web, ...wayfinding };
