/** Colours of a banner's background: [wall, floor, shape on the wall], in the light and dark scheme. */
export const hues = {
  terracotta: { light: ['#f0b898', '#dd8f6a', '#f8d8bf'], dark: ['#6b3523', '#522619', '#8a4a33'] },
  safran: { light: ['#f7d590', '#e9b658', '#fdecc4'], dark: ['#6d4c16', '#543a0f', '#8c6526'] },
  sauge: { light: ['#c4d7b9', '#9fbc95', '#e1ecd6'], dark: ['#3c5138', '#2d3f2b', '#557050'] },
  petrole: { light: ['#a2cac6', '#71a8a6', '#cfe5df'], dark: ['#1f4c4e', '#163a3c', '#33696a'] },
  brique: { light: ['#e5a793', '#cb7e69', '#f3cebd'], dark: ['#67302a', '#4f231e', '#87463d'] },
  olive: { light: ['#d5d29f', '#b4b070', '#eae8c8'], dark: ['#4b4a20', '#393816', '#686633'] },
  ardoise: { light: ['#bcc8cf', '#92a3b0', '#dde5e8'], dark: ['#34434f', '#27343e', '#4c5f6d'] },
} as const;

export type Hue = keyof typeof hues;

/** Shapes on the wall; class `c` is the light shape, `a` the colour of the wall. */
export const wallShapes = [
  '<circle class="c" cx="600" cy="216" r="192"/>',
  '<path class="c" d="M420 344V190a180 180 0 0 1 360 0v154z"/><path class="a" d="M594 10h12v334h-12zM420 186h360v12H420z"/>',
  '<path class="c" d="M402 74l366-34 20 304H420z"/>',
  '<path class="c" d="M130 344c60-150 220-250 380-190 90-130 350-90 400 50 90-20 180 60 200 140z"/>',
  '<path class="c" d="M390 0h420l-40 344H430zM80 0h190l-24 344H104zM930 0h190l-24 344H954z"/>',
  '<path class="c" d="M0 0h1200v44a50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0z"/><circle class="c" cx="600" cy="226" r="150"/>',
] as const;

/** Shapes on the floor. */
export const floorShapes = [
  '',
  '<path class="a" d="M0 372h1200v4H0zM0 402h1200v4H0z"/>',
  '<path class="a" d="M150 344h8l-50 76h-10zM350 344h8l-28 76h-10zM596 344h8l1 76h-10zM842 344h8l38 76h-10zM1042 344h8l62 76h-10z"/>',
] as const;

/** Small shapes that float next to the motifs, drawn around their own origin. */
export const sparks = [
  '<path class="e" d="M-12 0h24M0-12v24"/>',
  '<circle class="c" r="13"/>',
  '<path class="e" d="M-16 6q8-14 16 0t16 0"/>',
  '<path class="p" d="M0-20q3 17 20 20-17 3-20 20-3-17-20-20 17-3 20-20z"/>',
  '<path class="g" d="M-14 14c-4-22 8-32 28-30 2 20-8 32-28 30z"/>',
] as const;
