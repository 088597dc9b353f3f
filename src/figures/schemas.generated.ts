// Made from schemas/figures/ by `npm run types`. Do not edit.
import bars from '../../schemas/figures/bars.schema.json' with { type: 'json' };
import cards from '../../schemas/figures/cards.schema.json' with { type: 'json' };
import curve from '../../schemas/figures/curve.schema.json' with { type: 'json' };
import decision from '../../schemas/figures/decision.schema.json' with { type: 'json' };
import parts from '../../schemas/figures/parts.schema.json' with { type: 'json' };
import screens from '../../schemas/figures/screens.schema.json' with { type: 'json' };
import steps from '../../schemas/figures/steps.schema.json' with { type: 'json' };
import timeline from '../../schemas/figures/timeline.schema.json' with { type: 'json' };

/** The schema of every kind of figure, for forms in a browser. */
export const figureSchemas = { bars, cards, curve, decision, parts, screens, steps, timeline };
