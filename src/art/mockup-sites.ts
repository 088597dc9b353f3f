import type { MotifName } from './motifs/motifs.ts';

export type Trade = 'bakery' | 'joiner' | 'restaurant' | 'association' | 'florist';

export interface TradeSite {
  /** Page, ground of pictures, sun on it, floor of it, action, letters. */
  colours: readonly [string, string, string, string, string, string];
  /** Ground of cards. */
  card: string;
  /** Corners of buttons, in units of the drawing. */
  round: number;
  /** Where the words of the welcome stand. */
  layout: 'left' | 'right' | 'full';
  /** Middle, left, right. */
  scene: readonly [MotifName, MotifName, MotifName];
  cards: readonly [MotifName, MotifName, MotifName];
}

/** Five small businesses, each with the colours and the shapes of its own trade. */
export const tradeSites: Record<Trade, TradeSite> = {
  bakery: {
    colours: ['#fff6e6', '#f7d590', '#fdecc4', '#e0a44f', '#8a4a1f', '#4a2a15'],
    card: '#fdebcb',
    round: 21,
    layout: 'left',
    scene: ['bread', 'basket', 'shop'],
    cards: ['bread', 'clock', 'basket'],
  },
  joiner: {
    colours: ['#f6f3ec', '#a2cac6', '#cfe5df', '#5d8f8c', '#1d5a5e', '#1f2f30'],
    card: '#e5e6dc',
    round: 4,
    layout: 'right',
    scene: ['ladder', 'ruler', 'hammer'],
    cards: ['hammer', 'ruler', 'pencil'],
  },
  restaurant: {
    colours: ['#2b1a18', '#7c3328', '#a04b3a', '#55211a', '#f2ab3f', '#fbeedd'],
    card: '#432925',
    round: 8,
    layout: 'full',
    scene: ['plate', 'bread', 'flower'],
    cards: ['plate', 'calendar', 'map-pin'],
  },
  association: {
    colours: ['#fbfaf2', '#c4d7b9', '#e6f0dd', '#8fb088', '#c5482a', '#25392b'],
    card: '#eaf0df',
    round: 21,
    layout: 'left',
    scene: ['handshake', 'megaphone', 'lightbulb'],
    cards: ['calendar', 'handshake', 'envelope'],
  },
  florist: {
    colours: ['#fff8f4', '#f3cebd', '#fbe6dc', '#d99a83', '#a83a54', '#4a2530'],
    card: '#fbe9e0',
    round: 8,
    layout: 'right',
    scene: ['flower', 'envelope', 'shop'],
    cards: ['flower', 'calendar', 'price-tag'],
  },
};
