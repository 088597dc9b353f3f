import { curveTexts } from './curve/Curve.tsx';
import { decisionTexts } from './decision/Decision.tsx';
import type { AnyFigure } from './figures.generated.ts';

/** The texts of a figure that are worked out of its values, and that none of these holds. */
export function workedOut(figure: AnyFigure): string[] {
  if (figure.kind === 'decision') return decisionTexts(figure);
  if (figure.kind !== 'curve') return [];
  const { marks, rows } = curveTexts(figure);
  return [...marks, ...rows];
}
