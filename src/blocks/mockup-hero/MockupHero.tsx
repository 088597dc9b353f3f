import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { offerValues } from '../../forms/offered-values.ts';
import { headingId, mockupId } from '../../protocol/element-ids.ts';
import { landmarkName } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { PictureStage } from '../../ui/pictures/Stage.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';
import { Columns, Opening, Small, Words } from '../hero-parts.ts';
import { Mockup } from './Mockup.tsx';
import { Controls, Fields, Trial } from './mockup-parts.ts';
import { mockupTitle } from './mockup-title.ts';

type HeroProps = InteractiveBlockProps<'mockup-hero'>;
type HeroBlock = HeroProps['block'] & { noteHtml?: string };

/** The visitor's input. */
interface Answers {
  company: string;
  /** Name of the trade; empty until one is chosen. */
  trade: string;
  town: string;
}

const LONGEST = 100;

/** Values of the controls, including text typed before hydration. */
function answersIn(controls: HTMLElement | null): Answers {
  const [company, trade, town] = [...(controls?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].map(
    ({ value }) => value,
  );
  return { company: company ?? '', trade: trade ?? '', town: town ?? '' };
}

/**
 * Reads the uncontrolled fields, so that text typed before hydration is kept. Each answer is offered to the form
 * immediately, because several links lead to the form.
 */
function useAnswers(block: HeroBlock, controls: RefObject<HTMLElement | null>) {
  const [answers, setAnswers] = useState<Answers>({ company: '', trade: '', town: '' });
  const read = () => setAnswers(answersIn(controls.current));
  useLayoutEffect(() => setAnswers(answersIn(controls.current)), [controls]);
  useEffect(() => {
    const line = block.trades.find(({ name }) => name === answers.trade)?.line;
    offerValues({
      [block.company.field]: answers.company.trim(),
      [block.trade.field]: line ? `${line}\n` : '',
      [block.town.field]: answers.town.trim(),
    });
  }, [block, answers]);
  return { answers, read };
}

function HeroWords({ block, isNamed }: { block: HeroBlock; isNamed: boolean }) {
  const { heading, lead, actions, noteHtml } = block;
  // Only one action on the screen is primary: once the visitor has typed a name, that of the mock-up.
  const shown = isNamed ? actions?.map((action) => ({ ...action, variant: 'secondary' as const })) : actions;
  return (
    <Words>
      <Typography variant="display" component="h1" id={headingId(block.key)}>
        {heading}
      </Typography>
      {lead && (
        <Typography className="lead" variant="lead">
          {lead}
        </Typography>
      )}
      <Actions actions={shown} labels={block} size="large" />
      {noteHtml && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer from the manifest
        <Small suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noteHtml }} />
      )}
    </Words>
  );
}

/** The hero of the home page, with a mock-up that shows the visitor's own business as soon as something is typed. */
export function MockupHero({ block }: HeroProps) {
  const { id, ground, company, trade, town, trades, unchosen, unnamed, caption, invitation, submit, to } = block;
  const controls = useRef<HTMLDivElement>(null);
  const { answers, read } = useAnswers(block, controls);
  const idOf = (part: string) => mockupId(block.key, part);
  const shownTrade = trades.find(({ name }) => name === answers.trade) ?? trades.at(-1);
  const name = answers.company.trim();
  const isDrawn = Boolean(name || answers.trade || answers.town.trim());
  const title = shownTrade ? mockupTitle(shownTrade, answers.town) : '';
  return (
    <Opening
      id={id}
      data-ground={ground}
      data-layout="showcase"
      data-followed={block.isFollowed && ''}
      data-frame="stall"
      aria-labelledby={landmarkName(block)}
    >
      <Columns>
        <HeroWords block={block} isNamed={name !== ''} />
        <Trial>
          {isDrawn && shownTrade ? (
            <Mockup
              label={`${caption} ${name || unnamed}, ${title}`}
              name={name || unnamed}
              title={title}
              trade={shownTrade}
            />
          ) : (
            <PictureStage picture={block.picture} phone={block.phonePicture} />
          )}
          <Controls ref={controls} role="group" aria-labelledby={idOf('title')}>
            <p id={idOf('title')}>{invitation}</p>
            <Fields>
              <div>
                <label htmlFor={idOf('company')}>{company.label}</label>
                <input id={idOf('company')} maxLength={LONGEST} autoComplete="organization" onChange={read} />
              </div>
              <div>
                <label htmlFor={idOf('trade')}>{trade.label}</label>
                <select id={idOf('trade')} onChange={read}>
                  <option value="">{unchosen}</option>
                  {trades.map((one) => (
                    <option key={one.name}>{one.name}</option>
                  ))}
                </select>
              </div>
              <div>
                <label htmlFor={idOf('town')}>{town.label}</label>
                <input id={idOf('town')} maxLength={LONGEST} autoComplete="address-level2" onChange={read} />
              </div>
            </Fields>
            <ButtonLink href={to} look={name ? 'primary' : 'secondary'} size="large">
              {submit}
            </ButtonLink>
            <p>{caption}</p>
          </Controls>
        </Trial>
      </Columns>
    </Opening>
  );
}
