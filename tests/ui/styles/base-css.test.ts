import { describe, expect, it } from 'vitest';
import { baseCss } from '../../../src/ui/styles/base-css.ts';
import { usedFonts } from '../../../src/ui/styles/font-faces.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { theme } = fixtureSite().model.manifest;

const fonts = { bricolage: '/_assets/bricolage-12345678.woff2', source: '/_assets/source-12345678.woff2' };
const css = baseCss({ theme, fonts, base: '/' });

describe('the base style sheet', () => {
  it('closes every brace that it opens', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('declares every token that it uses', () => {
    const used = new Set([...css.matchAll(/var\((--v-[a-z-]+)\)/g)].map((match) => match[1]));
    const declared = new Set([...css.matchAll(/(--v-[a-z-]+):/g)].map((match) => match[1]));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('has the dark scheme in a media query of the system’s preference', () => {
    const dark = css.slice(css.indexOf('prefers-color-scheme:dark'));
    expect(dark).toContain(`--v-paper:${theme.dark.paper}`);
  });

  it('uses light browser controls on a site that is always dark', () => {
    expect(css).toContain(':root,[data-ground=paper]{color-scheme:light dark;');
    const night = baseCss({ theme: { ...theme, light: theme.dark }, fonts, base: '/' });
    expect(night).toContain(':root,[data-ground=paper]{color-scheme:dark;');
  });

  it('turns awnings into lines if the theme says so', () => {
    expect(css).not.toContain('.awning');
    expect(baseCss({ theme: { ...theme, trim: 'line' }, fonts, base: '/' })).toContain('.awning.awning');
  });

  it('scales local fonts as fallbacks of each file, also for bold text, until it has loaded', () => {
    expect(css.match(/;size-adjust/g)).toHaveLength(4);
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
    const faces = css.match(/@font-face\{[^}]*size-adjust[^}]*\}/g) ?? [];
    expect(faces.map((face) => /font-weight:([^;]*)/.exec(face)?.[1])).toEqual([
      '100 749',
      '750 900',
      '100 549',
      '550 900',
    ]);
  });

  it('declares each web font once, before its fallback', () => {
    expect(css.match(/--v-(?:text|heading):[^;]*/g)).toEqual([
      '--v-heading:Bricolage,"Bricolage fallback",sans-serif',
      '--v-text:Source,"Source fallback",sans-serif',
    ]);
  });

  it('requests no file if the theme uses local fonts', () => {
    const system = { ...theme, headingFont: 'serif', textFont: 'system' } as const;
    expect(usedFonts(system)).toEqual([]);
    expect(baseCss({ theme: system, fonts, base: '/' })).not.toContain('.woff2');
  });
});
