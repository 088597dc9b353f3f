import { curveTexts } from './curve/Curve.tsx';
import { decisionTexts } from './decision/Decision.tsx';
import type { AnyFigure } from './figures.generated.ts';

/** Texts of a figure that are computed from its values. */
export function workedOut(figure: AnyFigure): string[] {
  if (figure.kind === 'decision') return decisionTexts(figure);
  if (figure.kind !== 'curve') return [];
  const { marks, rows } = curveTexts(figure);
  return [...marks, ...rows];
}
