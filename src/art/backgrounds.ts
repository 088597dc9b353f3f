/** Colours of a banner's background: [wall, floor, shape on the wall], in the light and dark scheme. */
const hues = {
  terracotta: { light: ['#f0b898', '#dd8f6a', '#f8d8bf'], dark: ['#6b3523', '#522619', '#8a4a33'] },
  safran: { light: ['#f7d590', '#e9b658', '#fdecc4'], dark: ['#6d4c16', '#543a0f', '#8c6526'] },
  sauge: { light: ['#c4d7b9', '#9fbc95', '#e1ecd6'], dark: ['#3c5138', '#2d3f2b', '#557050'] },
  petrole: { light: ['#a2cac6', '#71a8a6', '#cfe5df'], dark: ['#1f4c4e', '#163a3c', '#33696a'] },
  brique: { light: ['#e5a793', '#cb7e69', '#f3cebd'], dark: ['#67302a', '#4f231e', '#87463d'] },
  olive: { light: ['#d5d29f', '#b4b070', '#eae8c8'], dark: ['#4b4a20', '#393816', '#686633'] },
  ardoise: { light: ['#bcc8cf', '#92a3b0', '#dde5e8'], dark: ['#34434f', '#27343e', '#4c5f6d'] },
} as const;

export type Hue = keyof typeof hues;

/**
 * Returns the paints of a background in the tones of its hue: `a` for the wall, `f` for the floor, `c` for shapes on
 * the wall. `la`, `lf` and `lc` are strokes in the same tones; dashed strokes draw windows, planks and stripes. `h` is
 * the floor's tone at half opacity, so that the wall shows through.
 */
export function huePaints(hue: Hue): Record<string, readonly [string, string]> {
  const { light, dark } = hues[hue];
  const tones = { a: 0, f: 1, c: 2 } as const;
  return Object.fromEntries([
    ...Object.entries(tones).flatMap(([name, tone]) => [
      [name, [`fill:${light[tone]}`, `fill:${dark[tone]}`]],
      [`l${name}`, [`fill:none;stroke:${light[tone]}`, `stroke:${dark[tone]}`]],
    ]),
    ['h', [`fill:${light[1]};fill-opacity:.5`, `fill:${dark[1]}`]],
  ]);
}

/** Draws a lamp that hangs at `x`, with its light. */
const lamp = (x: number, y: number) =>
  `<path class="c" d="M${x - 40} ${y}h80l130 ${344 - y}h-340z" fill-opacity=".4"/><path class="lf" stroke-width="5" d="M${x} 0v${y - 30}"/><path class="f" d="M${x - 48} ${y}q4-38 48-38t48 38z"/>`;

/** The scenes behind the motifs of a banner, 1200 by 344, on a wall in the colour `a`. */
export const walls = [
  // A street: shop fronts with rows of windows under their roofs.
  '<path class="c" d="M20 344V128h200v216zM412 344V96h176v248zM770 344V140h210v204z"/><path class="h" d="M220 344V84h192v260zM588 344V120h182v224zM980 344V74h200v270z"/><path class="f" d="M8 132l44-46h136l44 46zM404 98l50-52h92l50 52zM758 144l40-44h154l40 44zM206 88l12-20h208l-10 20zM576 124l10-22h186l10 22zM968 78l10-22h204l10 22z"/><path class="lf" stroke-width="46" stroke-dasharray="8 26 8 25" d="M42 182h170M434 152h150M795 194h170"/><path class="lc" stroke-width="46" stroke-dasharray="28 32" d="M244 140h150M244 214h150M612 176h140M1006 130h150M1006 204h150"/><path class="la" stroke-width="46" stroke-dasharray="26 41" d="M50 182h160M442 152h140M803 194h160"/>',
  // A workshop: planks, a board of tools, a lamp.
  `<path class="lc" stroke-width="344" stroke-dasharray="3 117" stroke-opacity=".6" d="M60 172h1140"/>${lamp(600, 78)}<path class="f" d="M150 40h260v116H150z"/><path class="a" d="M166 52h26l106 20v14l-106 10h-26zM168 118h54v-12h16v38h-16v-14h-54zM318 54h12v36h5l-11 50-11-50h5zM348 54h12v36h5l-11 50-11-50h5zM378 54h12v36h5l-11 50-11-50h5z"/><path class="f" d="M790 146h290v12H790z"/><path class="lf" stroke-width="62" stroke-dasharray="22 5 30 5 16 46" d="M812 114h250"/>`,
  // A window with a view of hills and cypresses.
  '<path class="c" d="M60 30h1080v260H60z"/><circle class="a" cx="880" cy="104" r="44"/><path class="h" d="M60 290v-70q150-86 300-30t300-20 260 0 220-20v140z"/><path class="f" d="M60 290v-24q260-60 520-10t560-26v60zM170 236q-20-60 0-104 20 44 0 104zM214 240q-16-48 0-80 16 32 0 80zM1010 236q-18-56 0-96 18 40 0 96z"/><path class="la" stroke-width="10" d="M420 30v260M780 30v260M60 120h1080"/><path class="lf" stroke-width="12" d="M60 30h1080v260H60z"/><path class="f" d="M40 290h1120v18H40z"/>',
  // A shop: shelves on both sides, a lamp.
  `<path class="lf" stroke-width="10" d="M70 64h300M70 144h330M830 64h300M800 144h330"/><path class="lc" stroke-width="44" stroke-dasharray="34 16" d="M86 38h270M842 38h280"/><path class="lf" stroke-width="50" stroke-dasharray="16 4 24 4 12 34" d="M92 114h290M822 114h290"/>${lamp(600, 84)}`,
  // A market: an awning over the view.
  '<circle class="c" cx="190" cy="170" r="56"/><path class="h" d="M0 344V240q200-110 420-40t400-30 380 10v164z"/><path class="f" d="M0 344v-50q300-70 620-20t580-30v100z"/><path class="lc" stroke-width="56" stroke-dasharray="60" d="M0 28h1200"/><path class="lf" stroke-width="56" stroke-dasharray="60" stroke-dashoffset="60" d="M0 28h1200"/><path class="lc" stroke-width="60" stroke-linecap="round" stroke-dasharray="0 120" d="M30 56h1200"/><path class="lf" stroke-width="60" stroke-linecap="round" stroke-dasharray="0 120" d="M90 56h1200"/>',
  // A brick front: shutters, boxes of flowers.
  '<path class="lc" stroke-width="20" stroke-linecap="round" stroke-dasharray="56 260" stroke-opacity=".7" d="M40 40h1160M150 150h1050M20 262h1180"/><path class="c" d="M440 30h320v180H440z"/><path class="h" d="M456 46h136v148H456zM608 46h136v148H608z"/><path class="f" d="M352 26h80v188h-80zM768 26h80v188h-80z"/><path class="la" stroke-width="56" stroke-dasharray="5 12" d="M392 40v168M808 40v168"/><path class="f" d="M420 212h360v16H420z"/>',
] as const;

/** The fronts of the counter on which the motifs are placed, 1200 by 76 below y = 344. */
export const floors = [
  '<path class="c" d="M0 344h1200v10H0z"/><path class="la" stroke-width="4" d="M0 378h1200M0 402h1200"/>',
  '<path class="c" d="M0 344h1200v10H0z"/><path class="la" stroke-width="24" stroke-linecap="round" stroke-dasharray="100 50" d="M-40 374h1280M30 406h1280"/>',
  '<path class="c" d="M0 344h1200v10H0z"/><path class="la" stroke-width="66" stroke-dasharray="4 146" d="M100 387h1100"/>',
] as const;

/** The objects at the ends of a counter. The foot of each is at the origin. */
export const ends = [
  '<path class="g" d="M0-60C-52-80-58-140-40-166-10-136-2-100 0-60ZM0-60C52-76 66-124 52-148 16-130 4-94 0-60ZM0-60C-24-110-16-160 4-186 24-150 20-110 0-60Z"/><path class="r" d="M-36-64h72L26 0h-52zM-42-74h84v16h-84z"/>',
  '<path class="n" d="M-26-96L-38 0M26-96L38 0"/><path class="m" d="M-44-140h88v110h-88z"/><path class="k" d="M-34-130h68v90h-68z"/><path class="w" d="M-20-104h40M-20-72h30"/>',
  '<path class="g" d="M-8-58v-74M8-58v-92M-24-58v-52M24-58v-60M0-58v-110" stroke-width="6"/><circle class="yy" cx="-24" cy="-116" r="12"/><circle class="rr" cx="8" cy="-156" r="13"/><circle class="yy" cx="25" cy="-124" r="11"/><circle class="rr" cx="-9" cy="-138" r="12"/><path class="b" d="M-32-62h64L24 0h-48z"/>',
] as const;
