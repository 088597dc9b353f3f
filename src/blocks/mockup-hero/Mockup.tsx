import type { CSSProperties } from 'react';
import { DeviceStage } from '../../ui/pictures/DeviceStage.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';
import { Screen } from './mockup-screen.ts';

interface MockupProps {
  /** Description of the picture for screen readers. */
  label: string;
  name: string;
  title: string;
  /** The town at the end of the title, if the visitor has named one. */
  town: string;
  hours: string;
  trade: InteractiveBlockProps<'mockup-hero'>['block']['trades'][number];
}

/**
 * A title. The hyphenated word at the end of a town, such as « Aix-en-Provence », moves to a new line as a whole. Words
 * of more than 20 characters do not, because the limit of lines would not count the lines inside them.
 */
function Title({ title, town }: Pick<MockupProps, 'title' | 'town'>) {
  const [word] = (town && /(?<!\S)(?=\S{1,20}$)\S+-\S+$/.exec(title)) || [];
  return (
    <span className="title">
      {word ? title.slice(0, -word.length) : title}
      {word && <b>{word}</b>}
    </span>
  );
}

/** Content of a drawn site: name, title, button and picture; also prices and hours, unless it is drawn on a phone. */
function Site({ name, title, town, hours, trade, isPhone }: Omit<MockupProps, 'label'> & { isPhone?: boolean }) {
  const { prices = [], layout } = trade;
  return (
    <div className="site" data-site={isPhone ? undefined : layout}>
      <div className="bar">
        <span className="name">{name}</span>
        {isPhone ? <span className="menu" /> : trade.pages.map((page) => <span key={page}>{page}</span>)}
      </div>
      <div className="words">
        <div>
          <Title title={title} town={town} />
          <span className="button">{trade.button}</span>
        </div>
        <Picture picture={{ ...trade.picture, alt: '' }} load="beside" sizes="20rem" />
      </div>
      {!isPhone && (
        <div className="foot">
          {prices.map((price) => (
            <span key={price.name}>
              {price.name} <b>{price.price}</b>
            </span>
          ))}
          <span>{hours}</span>
        </div>
      )}
    </div>
  );
}

/**
 * The drawn site of a business, in a browser window next to a phone. On phones, only the site itself is shown. Typed
 * names are rendered as plain text, whatever they contain.
 */
export function Mockup({ label, ...site }: MockupProps) {
  const { colors, radius = 8, titleFont } = site.trade;
  const style = {
    '--paper': colors.paper,
    '--ink': colors.ink,
    '--accent': colors.accent,
    '--on-accent': colors.onAccent,
    '--round': `${radius}px`,
    ...(titleFont === 'serif' ? { '--v-heading': 'Charter,"Iowan Old Style",Cambria,Georgia,serif' } : {}),
  } as CSSProperties;
  return (
    <div role="img" aria-label={label}>
      <DeviceStage
        screen={
          <Screen style={style}>
            <Site {...site} />
          </Screen>
        }
        phone={
          <Screen style={style} data-phone="">
            <Site {...site} isPhone />
          </Screen>
        }
      />
    </div>
  );
}
