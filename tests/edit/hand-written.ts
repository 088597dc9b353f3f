import type { Json } from '../../src/edit/json-operation.ts';
import type { Chance } from '../random/chance.ts';

/** Style of one file. */
export interface Hand {
  lineBreak: string;
  unit: string;
  /** Layouts for its objects and lists; one is drawn for each. */
  layouts: readonly Layout[];
  colon: string;
  mark: '' | '\uFEFF';
  end: string;
}

type Layout = 'lines' | 'line' | 'tight' | 'padded' | 'wrapped' | 'hugged' | 'comma-first' | 'spaced' | 'ragged';

const LAYOUTS: readonly (readonly Layout[])[] = [
  ['lines'],
  ['lines', 'line'],
  ['lines', 'line', 'padded'],
  ['line'],
  ['tight'],
  ['padded'],
  ['lines', 'hugged'],
  ['lines', 'wrapped'],
  ['comma-first'],
  ['spaced', 'lines'],
  ['lines', 'line', 'tight', 'padded', 'wrapped', 'hugged', 'comma-first', 'spaced', 'ragged'],
];

/** Chooses the style of a file. */
export function chooseHand(chance: Chance): Hand {
  return {
    lineBreak: chance.pick(['\n', '\n', '\r\n', '\r']),
    unit: chance.pick(['  ', '    ', '\t', ' ']),
    layouts: chance.pick(LAYOUTS),
    colon: chance.pick([': ', ': ', ':', ' : ']),
    mark: chance.pick(['', '', '\uFEFF']),
    end: chance.pick(['', '\n', '\r\n', '\n\n']),
  };
}

function writeMembers(members: string[], brackets: string, indent: string, hand: Hand, chance: Chance): string {
  const { lineBreak, unit } = hand;
  const [open, close] = [brackets[0], brackets[1]];
  const inner = lineBreak + indent + unit;
  const outer = lineBreak + indent;
  if (members.length === 0) return `${open}${chance.pick(['', '', ' ', outer])}${close}`;
  const layout = chance.pick(hand.layouts);
  const tight = hand.colon === ':' ? ',' : ', ';
  if (layout === 'line' || layout === 'hugged') return `${open}${members.join(tight)}${close}`;
  if (layout === 'tight') return `${open}${members.join(',')}${close}`;
  if (layout === 'padded') return `${open} ${members.join(', ')} ${close}`;
  if (layout === 'comma-first') return `${open}${inner}${members.join(`${inner}, `)}${outer}${close}`;
  if (layout === 'spaced') return `${open}${inner}${members.join(`,${lineBreak}${inner}`)}${outer}${close}`;
  if (layout === 'wrapped' || layout === 'ragged') {
    const blank = () =>
      chance.pick(layout === 'wrapped' ? [' ', inner] : ['', ' ', '\t ', inner, outer, lineBreak + lineBreak, ' \n ']);
    const joined = members.map((member, index) => (index === 0 ? blank() : `,${blank()}`) + member).join('');
    return open + joined + (layout === 'wrapped' ? outer : blank()) + close;
  }
  return `${open}${inner}${members.join(`,${inner}`)}${outer}${close}`;
}

function writeValue(value: Json, indent: string, hand: Hand, chance: Chance): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + hand.unit;
  if (Array.isArray(value)) {
    const items = value.map((item) => writeValue(item, inner, hand, chance));
    return writeMembers(items, '[]', indent, hand, chance);
  }
  const entries = Object.entries(value).map(
    ([key, child]) => JSON.stringify(key) + hand.colon + writeValue(child, inner, hand, chance),
  );
  return writeMembers(entries, '{}', indent, hand, chance);
}

/** Writes JSON as people type it: with tabs or spaces, on one line or several, with or without a byte order mark. */
export function writeByHand(value: Json, hand: Hand, chance: Chance): string {
  return hand.mark + writeValue(value, '', hand, chance) + hand.end;
}
