import { curveTexts } from './curve/CurveDrawing.tsx';
import { decisionTexts } from './decision/DecisionDrawing.tsx';
import type { AnyFigure } from './figures.generated.ts';

/** Returns the texts of a figure that are computed from its values. */
export function computedFigureTexts(figure: AnyFigure): string[] {
  if (figure.kind === 'decision') return decisionTexts(figure);
  if (figure.kind !== 'curve') return [];
  const { marks, rows } = curveTexts(figure);
  return [...marks, ...rows];
}
