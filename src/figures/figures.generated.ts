// Made from schemas/figures/ and src/figures/ by `npm run types`. Do not edit.
import type { ComponentType } from 'react';
import type { BarsFigure, CardsFigure, CurveFigure, DecisionFigure, PartsFigure, ScreensFigure, StepsFigure, TimelineFigure } from '../model/types.generated.ts';
import { Bars } from './bars/Bars.tsx';
import { Cards } from './cards/Cards.tsx';
import { Curve } from './curve/Curve.tsx';
import { Decision } from './decision/Decision.tsx';
import { Parts } from './parts/Parts.tsx';
import { Screens } from './screens/Screens.tsx';
import { Steps } from './steps/Steps.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/** The figures of a text by their kind. */
interface FigureKinds {
  bars: BarsFigure;
  cards: CardsFigure;
  curve: CurveFigure;
  decision: DecisionFigure;
  parts: PartsFigure;
  screens: ScreensFigure;
  steps: StepsFigure;
  timeline: TimelineFigure;
}

/** A figure of any kind. */
export type AnyFigure = FigureKinds[keyof FigureKinds];

/** The component of every kind of figure. */
export const figures: { readonly [K in keyof FigureKinds]: ComponentType<{ figure: FigureKinds[K] }> } = {
  bars: Bars,
  cards: Cards,
  curve: Curve,
  decision: Decision,
  parts: Parts,
  screens: Screens,
  steps: Steps,
  timeline: Timeline,
};
