import type { CSSProperties } from 'react';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Stage } from '../../ui/pictures/Stage.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';
import { Screen } from './mockup-parts.ts';

interface MockupProps {
  /** Description of the picture for screen readers. */
  label: string;
  name: string;
  title: string;
  trade: InteractiveBlockProps<'mockup-hero'>['block']['trades'][number];
}

/**
 * A title. A town with hyphens at its end, such as « Aix-en-Provence », goes to a new line before it breaks, unless it
 * is so long that it takes several lines, which would not be counted.
 */
function Title({ children }: { children: string }) {
  const [, before, town] = /^(.*?)((?<!\S)(?=\S{1,20}$)\S+-\S+)?$/s.exec(children) ?? [];
  return (
    <span className="title">
      {before}
      {town && <b>{town}</b>}
    </span>
  );
}

/** The drawn site of a business, in a browser window and on a phone. Names are plain text, whatever they contain. */
export function Mockup({ label, name, title, trade }: MockupProps) {
  const { paper, ink, accent, onAccent } = trade.colors;
  const style = { '--paper': paper, '--ink': ink, '--accent': accent, '--on-accent': onAccent } as CSSProperties;
  const words = (
    <div className="words">
      <div>
        <Title>{title}</Title>
        <span className="button">{trade.button}</span>
      </div>
      <Picture picture={{ ...trade.picture, alt: '' }} load="beside" sizes="20rem" />
    </div>
  );
  return (
    <div role="img" aria-label={label}>
      <Stage
        screen={
          <Screen style={style}>
            <div>
              <div className="bar">
                <span className="name">{name}</span>
                {trade.pages.map((page) => (
                  <span key={page}>{page}</span>
                ))}
              </div>
              {words}
            </div>
          </Screen>
        }
        phone={
          <Screen style={style} data-phone="">
            <div>
              <div className="bar">
                <span className="name">{name}</span>
                <span className="menu" />
              </div>
              {words}
            </div>
          </Screen>
        }
      />
    </div>
  );
}
