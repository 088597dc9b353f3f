import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/check/validate.ts';
import { documentTitle } from '../../../src/model/resolve/document-title.ts';
import { resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { loadSite } from '../../../src/publish/load-site.ts';
import { projectRoot } from '../../../src/publish/project.ts';
import { withoutJoiners } from '../../../src/text/typography.ts';

describe('the title of a document', () => {
  const pattern = '%s | Four à pain';

  it('includes the pattern if search engines show all of it', () => {
    expect(documentTitle('x'.repeat(46), pattern, 60)).toBe(`${'x'.repeat(46)} | Four à pain`);
    expect(documentTitle('x'.repeat(47), pattern, 60)).toBe('x'.repeat(47));
    expect(documentTitle('x'.repeat(80), pattern, 60)).toBe('x'.repeat(80));
  });

  it('does not count word joiners, which no head contains', () => {
    expect(documentTitle(`${'x'.repeat(45)}\u2060x`, pattern, 60)).toMatch(/Four à pain$/);
  });

  it('is short enough on every page of the site, with the name of the agency if it fits', () => {
    const { model } = loadSite(projectRoot, validate);
    if (!model) throw new Error('the site has errors');
    const titles = routesOf(model).map((route) => withoutJoiners(resolvePage(route, model)?.documentTitle ?? ''));
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(titles).toContain('Mentions légales | Vitrine & Cie');
  });
});
