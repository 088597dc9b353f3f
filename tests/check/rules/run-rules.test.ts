import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/check/rules/rule.ts';
import { runRules } from '../../../src/check/rules/run-rules.ts';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { MarkdownUse, SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { allSteps } from '../../../src/check/site-index/steps.ts';
import type { Diagnostic, Place, Severity } from '../../../src/diagnostics/diagnostic.ts';
import type { Candidate } from '../../../src/diagnostics/subsume.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { fromPartial } from '../../from-partial.ts';

const file = 'site.manifest.json';
const at = (pointer: string, offset = 0, of = file): Place => ({ file: of, start: offset, end: offset + 1, pointer });

/** Returns a rule with findings at these places. */
function finding(code: string, places: Place[], severity: Severity = 'error'): Rule {
  return {
    code,
    severity,
    *check() {
      for (const place of places) yield { place, ...(places.length > 1 ? { subject: code } : {}) };
    },
  };
}

interface Site {
  checks?: object;
  /** Texts of `content/a.md`, after 100 characters of front matter. */
  texts?: string[];
  release?: boolean;
  before?: Candidate[];
}

function factsOf({ checks, texts = [] }: Site): SiteIndex {
  const documents = texts.map((text) => ({
    analysis: analyzeMarkdown(text),
    placeOf: ({ start, end }: { start: number; end: number }) => ({
      file: 'content/a.md',
      start: 100 + start,
      end: 100 + end,
    }),
  }));
  return deriveIndex(
    fromPartial<SiteParts>({
      manifest: checks ? { checks } : {},
      sources: { manifest: { path: file }, markdown: new Map() },
      at: (pointer: string) => at(pointer),
      documents: documents as unknown as MarkdownUse[],
    }),
  );
}

/** Runs rules, and returns the reported findings: code, severity, place, and the other places. */
function run(rules: Rule[], site: Site = {}) {
  const reported: unknown[][] = [];
  const report = ({ code, severity, place, also }: Diagnostic) =>
    void reported.push([
      code,
      severity,
      place.pointer ?? place.start,
      ...(also ? [also.map(({ pointer }) => pointer)] : []),
    ]);
  allSteps(runRules(rules, factsOf(site), report, { release: site.release ?? false, before: site.before ?? [] }));
  return reported;
}

describe('the severity of a rule', () => {
  const rule = finding('link/vague-text', [at('/a')], 'warning');

  it.each([
    [undefined, [['link/vague-text', 'warning', '/a']]],
    ['error', [['link/vague-text', 'error', '/a']]],
    ['note', [['link/vague-text', 'note', '/a']]],
    ['off', []],
    ['grave', [['link/vague-text', 'warning', '/a']]],
    [3, [['link/vague-text', 'warning', '/a']]],
  ])('is the one in the manifest, if valid: %j', (set, reported) => {
    expect(run([rule], { checks: { rules: { 'link/vague-text': set } } })).toEqual(reported);
  });

  it.each([
    [{}, ['error', 'warning']],
    [{ 'a/b': 'note' }, ['note', 'note']],
    [{ 'a/b': 'off' }, []],
  ])('is replaced by that of a single finding, unless the site sets one for the whole code: %j', (set, severities) => {
    const several: Rule = {
      code: 'a/b',
      severity: 'error',
      *check() {
        yield { place: at('/1', 1) };
        yield { place: at('/2', 2), severity: 'warning' };
      },
    };
    const reported = severities.map((severity, index) => ['a/b', severity, `/${index + 1}`]);
    expect(run([several], { checks: { rules: set } })).toEqual(reported);
  });

  it.each([
    { rules: { 'placeholder/standing': 'off', 'link/vague-text': 'off' } },
    { silenced: ['placeholder/standing', 'link/vague-text'].map((code) => ({ code, reason: 'bientôt' })) },
  ])('is that of an error for a placeholder in a release, whatever the manifest says: %j', (checks) => {
    const standing = finding('placeholder/standing', [at('/a')], 'note');
    expect(run([standing, rule], { checks })).toEqual([]);
    expect(run([standing, rule], { checks, release: true })).toEqual([['placeholder/standing', 'error', '/a']]);
  });
});

describe('a finding that another one explains', () => {
  const dependent: Rule = {
    code: 'b/dependent',
    severity: 'warning',
    subsumedBy: ['a/cause', 'schema/*'],
    *check() {
      yield { place: at('/b', 9), causes: [at('/a', 4)] };
    },
  };
  const own = ['b/dependent', 'warning', '/b'];
  const cause = ['a/cause', 'error', '/a'];
  const place = at('/a', 4);
  const suppressed = [{ code: 'a/cause', pointer: '/a', reason: 'voulu' }];
  const needless = [{ code: 'b/dependent', reason: 'voulu' }];

  it.each<[what: string, severity: Severity, places: Place[], reported: unknown[][], checks?: object]>([
    ['is left out if that is reported at one of its places', 'error', [place], [cause]],
    ['is left out by the same severity', 'warning', [at('/c', 2), place], [['a/cause', 'warning', '/c', ['/a']]]],
    ['is left out whatever its own severity', 'error', [place], [cause], { rules: { 'b/dependent': 'error' } }],
    ['is reported if that has a lower severity', 'note', [place], [own, ['a/cause', 'note', '/a']]],
    ['is reported if that is elsewhere', 'error', [at('/a', 5)], [own, cause]],
    ['is reported if that is off', 'error', [place], [own], { rules: { 'a/cause': 'off' } }],
    [
      'is reported if that is suppressed at this place',
      'error',
      [place, at('/c', 2)],
      [own, ['a/cause', 'error', '/c', []]],
      { silenced: suppressed },
    ],
    [
      'does not need an exception of its own',
      'error',
      [place],
      [cause, ['checks/useless-silencer', 'warning', '/checks/silenced/0']],
      { silenced: needless },
    ],
  ])('%s', (_, severity, places, reported, checks) => {
    expect(run([dependent, finding('a/cause', places, severity)], checks ? { checks } : {})).toEqual(reported);
  });

  it('is left out if a shape error at its place explains it, whatever its group says', () => {
    const shaped = (code: string, where: Place) =>
      run([dependent], { before: [{ diagnostic: { code, severity: 'error', place: where, args: {} } }] });
    const form = ['schema/wrong-type', 'error', '/a'];
    expect(shaped('schema/wrong-type', place)).toEqual([form]);
    expect(shaped('schema/wrong-type', at('/b', 9))).toHaveLength(1);
    expect(shaped('schema/wrong-type', at('/a', 5))).toEqual([form, own]);
    expect(shaped('json/comment', place)).toHaveLength(2);
  });
});

describe('an exception of the manifest', () => {
  const rules = [finding('a/b', [at('/pages/1'), at('/pages/10', 5), at('/pages/1/title')])];
  const useless = ['checks/useless-silencer', 'warning', '/checks/silenced/0'];

  it.each([
    [{}, []],
    [{ file }, []],
    [{ file: 'content/a.md' }, [['a/b', 'error', '/pages/1', ['/pages/10', '/pages/1/title']], useless]],
    [{ pointer: '/pages/1' }, [['a/b', 'error', '/pages/10', []]]],
    [{ pointer: '/pages/10', file }, [['a/b', 'error', '/pages/1', ['/pages/1/title']]]],
    [{ pointer: '/pages' }, []],
    [{ pointer: '/pag' }, [['a/b', 'error', '/pages/1', ['/pages/10', '/pages/1/title']], useless]],
  ])('covers the named value and everything below it: %j', (more, reported) => {
    expect(run(rules, { checks: { silenced: [{ code: 'a/b', ...more }] } })).toEqual(reported);
  });

  it('covers no other rule, and is not called useless if its rule is unknown', () => {
    const checks = { silenced: [{ code: 'a/c' }, { code: 'x/y' }, { reason: 'aucune' }] };
    const other = finding('a/c', []);
    expect(run([...rules, other], { checks })).toEqual([
      ['a/b', 'error', '/pages/1', ['/pages/10', '/pages/1/title']],
      useless,
    ]);
  });

  it('is known with its reason and its place', () => {
    const checks = { silenced: [{ code: 'a/b', reason: 'bientôt' }] };
    expect(factsOf({ checks }).suppressions).toMatchObject([
      { code: 'a/b', reason: 'bientôt', place: at('/checks/silenced/0') },
    ]);
  });
});

describe('an exception in a text', () => {
  const text = 'Avant.\n\nUn <!-- check-off a/b: voulu --> mot\nici.\n\nAprès.';

  it.each([
    ['Un', 'content/a.md', true],
    ['mot', 'content/a.md', true],
    ['ici', 'content/a.md', true],
    ['Avant', 'content/a.md', false],
    ['Après', 'content/a.md', false],
    ['mot', 'content/b.md', false],
  ])('covers its own line and the paragraph after it, in its own file: « %s » of %s', (word, of, isCovered) => {
    const found = run([finding('a/b', [at('', 100 + text.indexOf(word), of)])], { texts: [text] });
    expect(found.map(([code]) => code)).toEqual(isCovered ? [] : ['a/b', 'checks/useless-silencer']);
  });

  it('covers them up to their exact ends', () => {
    const from = text.indexOf('Un');
    const [suppression] = factsOf({ texts: [text] }).suppressions;
    const covers = (offset: number) =>
      suppression?.covers({ file: 'content/a.md', start: 100 + offset, end: 100 + offset + 1 });
    expect([from - 1, from, from + 45].map(covers)).toEqual([false, true, false]);
    expect(suppression).toMatchObject({ code: 'a/b', reason: 'voulu', place: { start: 100 + text.indexOf('<!--') } });
  });
});

describe('findings of one subject', () => {
  const rule: Rule = {
    code: 'a/b',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check() {
      for (const [index, subject] of ['a', 'b', 'a', 'a', undefined, undefined].entries())
        yield { place: at(`/${index + 1}`, index + 1), ...(subject === undefined ? {} : { subject }) };
    },
  };

  it('are reported once, at the first place, with the others attached', () => {
    expect(run([rule])).toEqual([
      ['a/b', 'error', '/1', ['/3', '/4']],
      ['a/b', 'error', '/2'],
      ['a/b', 'error', '/5'],
      ['a/b', 'error', '/6'],
    ]);
  });

  it('are left out one by one if another finding explains them', () => {
    const diagnostic: Diagnostic = { code: 'schema/too-long', severity: 'error', place: at('/1', 1), args: {} };
    expect(run([rule], { before: [{ diagnostic }] }).slice(0, 2)).toEqual([
      ['schema/too-long', 'error', '/1'],
      ['a/b', 'error', '/2'],
    ]);
    expect(run([rule], { before: [{ diagnostic }] })).toContainEqual(['a/b', 'error', '/3', ['/4']]);
  });
});
