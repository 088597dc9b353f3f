import type { ComponentType } from 'react';
import { FigureFrame } from './FigureFrame.tsx';
import { type AnyFigure, figures } from './figures.generated.ts';

export type { AnyFigure };

/** A figure of a text, drawn by the component of its kind. */
export function FigureDrawing({ figure }: { figure: AnyFigure }) {
  const Kind = figures[figure.kind] as ComponentType<{ figure: AnyFigure }>;
  return (
    <FigureFrame>
      <p className="figure-title">{figure.title}</p>
      <Kind figure={figure} />
      <figcaption>{figure.caption}</figcaption>
    </FigureFrame>
  );
}
