import Typography from '@mui/material/Typography';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { offerValues } from '../../forms/offered-values.ts';
import { headingId, mockupId } from '../../protocol/element-ids.ts';
import { TRADE_PARAMETER } from '../../text/addresses.ts';
import { landmarkName } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { announce } from '../../ui/page/announce.ts';
import type { InteractiveBlockProps } from '../block-props.ts';
import { HeroRoot, Small } from '../hero-parts.ts';
import { Mockup } from './Mockup.tsx';
import { Controls, MockupFields, Room } from './mockup-parts.ts';
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

const MAX_ANSWER_LENGTH = 100;
/** Number of letters at the beginning that related words share: « maçon », « maçonnerie ». */
const ROOT_LENGTH = 5;
/** Media query of the windows in which the mock-up is above the fields. */
const PHONE_WINDOW = '(max-width:47.99em)';

/** Returns the values of the controls, including text typed before hydration. */
function answersIn(controls: HTMLElement | null): Answers {
  const [company, trade, town] = [...(controls?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].map(
    ({ value }) => value,
  );
  return { company: company ?? '', trade: trade ?? '', town: town ?? '' };
}

/** Returns a name without accents, in lower case. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the trade whose first letters a company name contains: « Maçonnerie Karim ». Skips the last trade, « others ».
 */
function tradeIn(company: string, trades: HeroBlock['trades']): HeroBlock['trades'][number] | undefined {
  return trades.slice(0, -1).find(({ name }) => plain(company).includes(plain(name).slice(0, ROOT_LENGTH)));
}

/** Selects the trade that the address names, and removes it from the address, so that it is selected only once. */
function selectTrade(controls: HTMLElement | null, { trades }: HeroBlock): void {
  const url = new URL(location.href);
  const named = url.searchParams.get(TRADE_PARAMETER);
  if (named === null) return;
  url.searchParams.delete(TRADE_PARAMETER);
  history.replaceState(history.state, '', url);
  const trade = trades.find(({ name }) => named !== '' && plain(name).startsWith(plain(named)));
  const select = controls?.querySelector('select');
  if (select && trade) select.value = trade.name;
}

/** Offers the answers to the form. */
function offerAnswers({ company, trade, town, trades }: HeroBlock, answers: Answers): void {
  const line = trades.find(({ name }) => name === answers.trade)?.line;
  offerValues({
    [company.field]: answers.company.trim(),
    [trade.field]: line ? `${line}\n` : '',
    [town.field]: answers.town.trim(),
  });
}

/**
 * Reads the uncontrolled fields, so that text typed before hydration is kept. Each answer is offered to the form
 * immediately, because several links lead to the form, and a form that is the target of the page's address begins as
 * soon as it is mounted.
 */
function useAnswers(block: HeroBlock, controls: RefObject<HTMLElement | null>) {
  const [answers, setAnswers] = useState<Answers>({ company: '', trade: '', town: '' });
  const read = useCallback(() => {
    const next = answersIn(controls.current);
    setAnswers(next);
    return next;
  }, [controls]);
  useLayoutEffect(() => {
    selectTrade(controls.current, block);
    const found = read();
    // Blank fields of a new visit do not replace the offer of an earlier one.
    if (Object.values(found).some((text) => text.trim())) offerAnswers(block, found);
  }, [block, controls, read]);
  return { answers, onChange: () => offerAnswers(block, read()) };
}

/** Pause in typing after which screen readers announce that the mock-up has changed. */
const ANNOUNCEMENT_DELAY_MS = 1500;

/** Announces the name on the mock-up, once the visitor pauses. */
function useAnnouncement(text: string): void {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** On phones, scrolls the mock-up to the top of the window while a field has the focus: both fit above a keyboard. */
function useVisibleMockup(controls: RefObject<HTMLElement | null>, mockup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const focused = document.activeElement;
      if (!focused?.matches('input,select') || !controls.current?.contains(focused)) return;
      if (matchMedia(PHONE_WINDOW).matches) mockup.current?.scrollIntoView({ behavior: 'instant' });
    };
    show();
    const element = controls.current;
    element?.addEventListener('focusin', show);
    window.visualViewport?.addEventListener('resize', show);
    return () => {
      element?.removeEventListener('focusin', show);
      window.visualViewport?.removeEventListener('resize', show);
    };
  }, [controls, mockup]);
}

/** The hero of the home page, with a mock-up that shows the visitor's own business as soon as something is typed. */
export function MockupHero({ block }: HeroProps) {
  const { id, ground, heading, lead, actions, noteHtml, company, trade, town, trades }: HeroBlock = block;
  const controls = useRef<HTMLDivElement>(null);
  const mockup = useRef<HTMLDivElement>(null);
  const { answers, onChange } = useAnswers(block, controls);
  useVisibleMockup(controls, mockup);
  const idOf = (part: string) => mockupId(block.key, part);
  const name = answers.company.trim();
  const isBegun = Boolean(name || answers.town.trim());
  const chosen =
    trades.find(({ name }) => name === answers.trade) ?? tradeIn(name, trades) ?? (isBegun ? trades.at(-1) : trades[0]);
  const title = chosen ? mockupTitle(chosen, answers.town) : '';
  useAnnouncement(name && block.announcement.replace('%s', name));
  const [first, ...others] = actions ?? [];
  const links = first && name ? [{ ...first, label: block.submit }, ...others] : actions;
  return (
    <HeroRoot
      id={id}
      data-ground={ground}
      data-layout="showcase"
      data-followed={block.isFollowed && ''}
      data-frame="stall"
      aria-labelledby={landmarkName(block)}
    >
      <Room>
        <div>
          <h1 id={headingId(block.key)}>{heading}</h1>
          {lead && (
            <Typography className="lead" variant="lead">
              {lead}
            </Typography>
          )}
        </div>
        {chosen && (
          <div ref={mockup} className="mockup">
            <Mockup
              label={`${block.caption} ${name || block.unnamed}, ${title}`}
              name={name || block.unnamed}
              title={title}
              town={answers.town.trim()}
              hours={block.hours}
              trade={chosen}
            />
          </div>
        )}
        <Controls ref={controls}>
          <MockupFields role="group" aria-label={block.invitation}>
            <div>
              <label htmlFor={idOf('company')}>{company.label}</label>
              <input
                id={idOf('company')}
                maxLength={MAX_ANSWER_LENGTH}
                autoComplete="organization"
                onChange={onChange}
              />
            </div>
            <div>
              <label htmlFor={idOf('trade')}>{trade.label}</label>
              <select id={idOf('trade')} onChange={onChange}>
                <option value="">{block.unchosen}</option>
                {trades.map((one) => (
                  <option key={one.name}>{one.name}</option>
                ))}
              </select>
            </div>
            <div>
              <label htmlFor={idOf('town')}>{town.label}</label>
              <input
                id={idOf('town')}
                maxLength={MAX_ANSWER_LENGTH}
                autoComplete="address-level2"
                onChange={onChange}
              />
            </div>
          </MockupFields>
          <Actions actions={links} labels={block} />
          <p>{block.caption}</p>
          {noteHtml && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer from the manifest
            <Small suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noteHtml }} />
          )}
        </Controls>
      </Room>
    </HeroRoot>
  );
}
