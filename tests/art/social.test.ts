import { describe, expect, it } from 'vitest';
import { drawSocial, type SetLine, type SocialDrawing } from '../../src/art/social.ts';
import { fitTitle } from '../../src/art/social-title.ts';

/** Returns the width of a line in which every letter is half as wide as it is high. */
const measure = (line: string, size: number) => line.length * size * 0.5;
const set: SetLine = (text, { font, size }) => ({ markup: `[${font} ${text}]`, width: measure(text, size) });

const drawing: SocialDrawing = {
  siteName: 'Pain & Cie',
  address: 'example.com',
  title: 'Nous contacter',
  section: 'Conseils',
  tile: '<svg width="64" height="64" viewBox="0 0 64 64"><path d="M0 0"/></svg>',
  hasAwning: true,
  colours: {
    paper: '#111111',
    surface: '#222222',
    ink: '#333333',
    muted: '#444444',
    accent: '#555555',
    cool: '#666666',
  },
};

describe('fitTitle', () => {
  it('sets a short title in the largest size, on one line', () => {
    expect(fitTitle({ title: 'Contact', width: 640, measure })).toEqual({ size: 68, lines: ['Contact'] });
  });

  it('reduces a long title until it fits, without losing a word', () => {
    const title = 'Créer et héberger son site web gratuitement : ce qui marche, ce qui coûte, ce qui manque';
    const { size, lines } = fitTitle({ title, width: 640, measure });
    expect(size).toBeLessThan(68);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(640);
  });

  it('balances the lengths of its lines', () => {
    const { lines } = fitTitle({ title: 'un deux trois quatre cinq', width: 640, measure });
    expect(lines).toEqual(['un deux trois', 'quatre cinq']);
  });

  it('keeps words together that are joined by a no-break space', () => {
    const { lines } = fitTitle({ title: 'Combien de pages pour un site\u00a0?', width: 640, measure });
    expect(lines.some((line) => line.startsWith('?'))).toBe(false);
  });

  it('truncates a title that fits at no size', () => {
    const { size, lines } = fitTitle({ title: `${'x'.repeat(200)} ${'mot '.repeat(200)}`, width: 640, measure });
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines.slice(0, -1)) expect(measure(line, size)).toBeLessThanOrEqual(640);
  });
});

describe('drawSocial', () => {
  it('draws 1200 by 630 with the theme’s colours and all texts as outlines', () => {
    const svg = drawSocial(drawing, set);
    expect(svg).toContain('width="1200" height="630"');
    for (const colour of Object.values(drawing.colours)) expect(svg).toContain(colour);
    for (const text of ['Pain & Cie', 'example.com', 'Conseils', 'Nous contacter']) expect(svg).toContain(text);
    expect(svg).not.toContain('<text');
  });

  it('shows the picture of the page in its panel, cropped, or else the mark of the site', () => {
    const shown = drawSocial({ ...drawing, picture: 'data:image/png;base64,AAAA' }, set);
    expect(shown).toContain('preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,AAAA"');
    expect(shown.match(/viewBox="0 0 64 64"/g)).toHaveLength(1);
    const without = drawSocial(drawing, set);
    expect(without).not.toContain('<image');
    expect(without.match(/viewBox="0 0 64 64"/g)).toHaveLength(2);
  });
});
