import { inkColour, inkStyle } from '../../art/ink.ts';

const line = `stroke="${inkColour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;

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

/** A shop front, 250 units wide a bay and 340 high, with its door in the last bay. */
export function shopFront({ bays, sign, door = '' }: ShopLook): string {
  const width = bays * 250;
  const name = sign ?? `<path class="w" d="M${width / 2 - bays * 50} 45h${bays * 100}"/>`;
  const stripes = Array.from({ length: bays * 5 }, (_, index) => {
    const x = index * 50;
    return `<path class="${index % 2 ? 'p' : 'r'}" d="M${x} 86h50v52a25 25 0 0 1-50 0z"/>`;
  }).join('');
  const windows = Array.from({ length: bays - 1 }, (_, index) => shopWindow(30 + index * 250, 190)).join('');
  const x = (bays - 1) * 250;
  return `<path class="o" d="M12 60h${width - 24}v280H12z"/><rect class="b" x="30" y="14" width="${width - 60}" height="62" rx="10"/>${name}${stripes}${windows}${shopWindow(x + 30, 96)}<path class="k" d="M${x + 146} 186h76v154h-76z"/><g style="transform-box:fill-box;transform-origin:100% 50%;${door}"><path class="b" d="M${x + 146} 186h76v154h-76z"/><path class="p" d="M${x + 160} 202h48v60h-48z"/><path class="w" d="M${x + 160} 286h2"/></g>`;
}

function shopWindow(x: number, width: number): string {
  const loaves = Array.from({ length: Math.floor(width / 62) }, (_, index) => {
    const left = x + 14 + index * 58;
    return `<path class="y" d="M${left} 292c0-24 12-34 24-34s24 10 24 34z"/>`;
  }).join('');
  return `<rect class="g" x="${x}" y="190" width="${width}" height="104" rx="4"/>${loaves}<path class="m" d="M${x - 6} 292h${width + 12}v16h-${width + 12}z"/>`;
}

interface PersonLook {
  cloth: 'r' | 'y' | 'g' | 'b' | 'p';
  apron?: boolean;
  hat?: boolean;
  /** A telephone at the ear, or held in front. */
  phone?: 'ear' | 'hand';
  /** Style of the arm that holds the telephone. */
  arm?: string;
}

/** A standing person, 120 units wide and 260 high, without a recognisable face. */
export function person({ cloth, apron, hat, phone, arm = '' }: PersonLook): string {
  const legs = '<path class="k" d="M40 188h16v62H38zM64 188h16l2 62H64z"/>';
  const body = `<path class="${cloth}" d="M24 196v-60c0-26 14-36 36-36s36 10 36 36v60z"/>`;
  const front = apron ? '<path class="p" d="M40 128h40v80H40zM40 128l6-26M80 128l-6-26"/>' : '';
  const head = `<circle class="o" cx="60" cy="62" r="32"/><path class="n" d="M52 74q8 7 16 0"/>`;
  const hair = hat
    ? '<path class="p" d="M32 44c-16-4-12-30 8-26 4-16 36-16 40 0 20-4 24 22 8 26z"/>'
    : '<path class="m" d="M28 62c-2-44 66-44 64 0-10-18-30-24-64 0z"/>';
  const arms = {
    ear: `<g style="${arm}"><path class="${cloth}" d="M88 122c20 10 30 0 26-24l-14-22-14 8 8 20-10 6z"/><rect class="k" x="86" y="42" width="16" height="40" rx="5"/></g>`,
    hand: `<g style="${arm}"><path class="${cloth}" d="M84 120c14 22 26 26 42 20l-4-18c-10 2-16-4-20-14z"/><rect class="k" x="122" y="96" width="22" height="40" rx="5"/></g>`,
  };
  return `${legs}${body}${front}${head}${hair}${phone ? arms[phone] : ''}`;
}
