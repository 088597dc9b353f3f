import { inkColour, inkStyle } from '../../art/ink.ts';

const line = `stroke="${inkColour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

/** Wraps a drawing with its colours and its outline. */
export function ink({
  size,
  drawing,
  place = '',
}: {
  size: [number, number];
  drawing: string;
  place?: string;
}): string {
  const [width, height] = size;
  const style = inkStyle({ drawing, always: 'light' });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${place}">${style}<g fill="none" ${line}>${drawing}</g></svg>`;
}

interface ShopLook {
  /** One to three. */
  bays: number;
  /** Content of the sign; by default a stroke that represents a name. */
  sign?: string;
  /** Style of the door, which opens towards its right edge. */
  door?: string;
}

const paint = (fill: string, path: string) => `<path fill="${fill}" stroke="none" d="${path}"/>`;

/** Returns a row of dashes: tiles, bricks or slats. */
const dashes = (colour: string, width: number, dash: string, path: string) =>
  `<path stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="${dash}" d="${path}"/>`;

/** Returns a shop front: 250 units wide for each bay, 340 high, a roof of 66 above it, the door in the last bay. */
export function shopFront({ bays, sign, door = '' }: ShopLook): string {
  const width = bays * 250;
  const name =
    sign ??
    `<path stroke="#f7e3bf" stroke-width="6" d="M${width / 2 - bays * 44} 44h${bays * 88}" stroke-dasharray="26 14"/>`;
  // With an odd number, both ends are red.
  const count = (bays * 5) | 1;
  const stripe = width / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const [x, radius] = [index * stripe, stripe / 2].map((length) => length.toFixed(2));
    return paint(
      index % 2 ? '#fff6e6' : '#c9502f',
      `M${x} 82h${stripe.toFixed(2)}v48a${radius} ${radius} 0 0 1-${stripe.toFixed(2)} 0z`,
    );
  }).join('');
  const windows = Array.from({ length: bays - 1 }, (_, index) => shopWindow(26 + index * 250, 214)).join('');
  const x = (bays - 1) * 250;
  const roof = `${paint('#b5563a', `M-8 14L34-52h${width - 68}l42 66z`)}${dashes('#9d4730', 4, '18 10', `M30-36h${width - 60}M18-18h${width - 36}M8 0h${width - 16}`)}`;
  const wall = `${paint('#f3dfbb', `M12 14h${width - 24}v326H12z`)}${dashes('#e3c895', 12, '40 126', `M18 156h${width - 40}M90 330h${width - 110}`)}`;
  const fascia = `${paint('#13545a', `M14 14h${width - 28}v62H14z`)}${paint('#1e6b70', `M14 14h${width - 28}v8H14z`)}${paint('#0d3f44', `M6 74h${width - 12}v10H6z`)}`;
  const base = paint('#13545a', `M18 300h${width - 36}v40H18z`);
  const awning = `${paint('rgba(42,29,22,.22)', `M16 128h${width - 32}v44H16z`)}${stripes}${paint('rgba(42,29,22,.14)', `M0 118h${width}v12h-${width}z`)}`;
  const pots = plant(26) + plant(width - 14);
  const entrance = `${paint('#2a1d16', `M${x + 146} 176h76v164h-76z`)}<g style="transform-box:fill-box;transform-origin:100% 50%;${door}">${paint('#13545a', `M${x + 146} 176h76v164h-76z`)}${paint('#f8e3ae', `M${x + 158} 190h52v84h-52z`)}${paint('#fdf3d6', `M${x + 168} 190h20l-30 60v-36z`)}${paint('#fff6e6', `M${x + 166} 226h36v20h-36z`)}${paint('#c9502f', `M${x + 172} 233h24v6h-24z`)}${paint('#e0a02c', `M${x + 154} 296h6v16h-6z`)}${paint('#1e6b70', `M${x + 166} 290h44v36h-44z`)}</g>`;
  return `${roof}${wall}${fascia}${name}${base}${windows}${shopWindow(x + 26, 104)}${entrance}${awning}${pots}`;
}

function plant(x: number): string {
  return `<g transform="translate(${x} 344)">${paint('#3f7449', 'M0-40C-40-56-44-98-30-116-8-94-2-72 0-40ZM0-40C40-54 50-88 38-106 12-92 4-66 0-40Z')}${paint('#5a9663', 'M0-40C-18-76-12-112 4-132 18-104 14-76 0-40Z')}${paint('#b5653f', 'M-28-46h56L20 0h-40z')}${paint('#c97a52', 'M-32-52h64v12h-64z')}</g>`;
}

function shopWindow(x: number, width: number): string {
  const loaves = (y: number, size: number, shift: number) =>
    Array.from({ length: Math.floor((width - 16) / (size + 6)) }, (_, index) => {
      const left = x + 12 + shift + index * (size + 6);
      const half = size / 2;
      return `${paint('#d98b35', `M${left} ${y}q0-${half} ${half}-${half}t${half} ${half}z`)}<path stroke="#f6d9a0" stroke-width="3" d="M${left + half - 8} ${y - 4}l4-${half - 8}M${left + half + 4} ${y - 4}l4-${half - 8}"/>`;
    }).join('');
  const shelf = (y: number) => paint('#7c4d28', `M${x + 6} ${y}h${width - 12}v6h-${width - 12}z`);
  const glass = paint('#f8e3ae', `M${x} 150h${width}v150h-${width}z`);
  const light = paint('#fdf3d6', `M${x + width * 0.3} 150h${width * 0.28}l-70 150h-${width * 0.28}z`);
  const frame = `<path stroke="#13545a" stroke-width="10" d="M${x} 150h${width}v150h-${width}z"/>`;
  return `${glass}${light}${loaves(228, 40, 0)}${shelf(228)}${loaves(288, 34, 4)}${shelf(288)}${frame}`;
}

interface PersonLook {
  cloth: 'r' | 'b';
  apron?: boolean;
  hat?: boolean;
  /** A telephone at the ear, or held in front. */
  phone?: 'ear' | 'hand';
  /** Style of the arm that holds the telephone. */
  arm?: string;
}

/** Colours of cloth and of its shadow. */
const cloths = { r: ['#c9502f', '#a8401f'], b: ['#2f7d80', '#1e6165'] } as const;

/** Returns a standing person without a recognisable face, 120 units wide and 260 high. */
export function person({ cloth, apron, hat, phone, arm = '' }: PersonLook): string {
  const [body, shade] = cloths[cloth];
  const [skin, dim] = ['#e3ae84', '#cf9468'];
  const legs = `${paint('#3b4a5a', 'M38 186h21v62H42zM61 186h21l-4 62H61z')}${paint('#3a2a20', 'M34 246h25v10H34zM61 246h25v10H61z')}`;
  const trunk = `${paint(body, 'M24 200v-62c0-28 14-38 36-38s36 10 36 38v62z')}${paint(shade, 'M76 102c14 5 20 16 20 36v62H78z')}${paint(dim, 'M50 90h20v14q-10 10-20 0z')}`;
  const front = apron
    ? `${paint('#fff6e6', 'M42 130h36v24l6 56H36l6-56z')}${paint('#e9d7b7', 'M70 130h8v24l6 56H72z')}<path stroke="#fff6e6" stroke-width="5" d="M43 131l4-27M77 131l-4-27"/>`
    : '';
  const head = `${paint(skin, 'M32 60a6 7 0 0 1 3-6c1-18 10-28 25-28s24 10 25 28a6 7 0 0 1 0 13c-2 18-12 28-25 28S37 85 35 67a6 7 0 0 1-3-7z')}${paint(dim, 'M66 27c12 3 18 13 19 27a6 7 0 0 1 0 13c-2 18-12 28-25 28 10-8 14-22 14-36s-2-24-8-32z')}${paint('#2a1d16', 'M48 60a3 3 0 1 0 6 0 3 3 0 1 0-6 0M67 60a3 3 0 1 0 6 0 3 3 0 1 0-6 0')}<path stroke="#8a4630" stroke-width="3" d="M59 62q-3 7 2 8M53 77q7 6 14 0"/><path stroke="#4a3020" stroke-width="3" d="M46 52q5-3 9 0M66 52q4-3 9 0"/>`;
  const hair = hat
    ? `<path fill="#fffdf8" stroke="#cdb78f" stroke-width="2.5" d="M36 44V30C18 28 18 6 36 8c6-16 42-16 48 0 18-2 18 20 0 22v14z"/>${paint('#e4d2ae', 'M37 34h46v9H37z')}`
    : paint('#5a3a26', 'M33 58c-3-30 10-40 28-40s30 12 26 40c-4-10-8-16-14-20-10 6-24 6-32 4-4 4-6 9-8 16z');
  const arms = {
    ear: `<g style="${arm}"><path stroke="${shade}" stroke-width="17" d="M92 118q20 8 14-12l-8-20"/>${paint('#2a1d16', 'M84 48h11v36H84z')}${paint(skin, 'M88 68h16v18H92q-6-8-4-18z')}</g>`,
    hand: `<g style="${arm}"><path stroke="${shade}" stroke-width="17" d="M88 124q8 22 32 8"/>${paint(skin, 'M118 118h12v16h-12z')}${paint('#2a1d16', 'M122 96h18v34h-18z')}</g>`,
  };
  return `${legs}${trunk}${front}${head}${hair}${phone ? arms[phone] : ''}`;
}

/** Returns the town and the hills behind the stage, in the colours of paper. */
export function backdrop(): string {
  const drawing = [
    '<circle fill="#f7dfa9" stroke="none" cx="1110" cy="190" r="62"/>',
    paint('#f1e4c8', 'M0 600V430q200-120 430-40t420-40 430 20v230z'),
    paint('#e7d6b4', 'M0 600V520q320-110 660-30t620-40v150z'),
    paint('#ecdcba', 'M640 480v-70h70v70zM720 480V380h60v100zM792 480v-80h80v80zM900 470v-60h64v60z'),
    paint('#dcc69c', 'M630 414l45-40 45 40zM712 384l38-60 38 60zM784 404l48-36 48 36zM892 414l40-34 40 34z'),
  ].join('');
  return ink({ size: [1280, 600], drawing, place: 'left:0;top:0' });
}
