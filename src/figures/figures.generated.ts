// Made from schemas/figures/ and src/figures/ by `npm run types`. Do not edit.
import type { ComponentType } from 'react';
import type { BarsFigure, CardsFigure, CurveFigure, DecisionFigure, PartsFigure, ScreensFigure, StepsFigure, TimelineFigure } from '../model/types.generated.ts';
import { BarsDrawing } from './bars/BarsDrawing.tsx';
import { CardsDrawing } from './cards/CardsDrawing.tsx';
import { CurveDrawing } from './curve/CurveDrawing.tsx';
import { DecisionDrawing } from './decision/DecisionDrawing.tsx';
import { PartsDrawing } from './parts/PartsDrawing.tsx';
import { ScreensDrawing } from './screens/ScreensDrawing.tsx';
import { StepsDrawing } from './steps/StepsDrawing.tsx';
import { TimelineDrawing } from './timeline/TimelineDrawing.tsx';

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
  bars: BarsDrawing,
  cards: CardsDrawing,
  curve: CurveDrawing,
  decision: DecisionDrawing,
  parts: PartsDrawing,
  screens: ScreensDrawing,
  steps: StepsDrawing,
  timeline: TimelineDrawing,
};
