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
      end: 100 + start + (end - start),
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
  const reported: unknown[] = [];
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

  it('is that of an error for a placeholder in a release, whatever the manifest says', () => {
    const standing = finding('placeholder/standing', [at('/a')], 'note');
    const checks = { rules: { 'placeholder/standing': 'off', 'link/vague-text': 'off' } };
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
  const reported = (severity: Severity, places: Place[], checks?: object) =>
    run([dependent, finding('a/cause', places, severity)], checks ? { checks } : {});

  it('is left out if the other is reported at one of its places, with at least its severity', () => {
    expect(reported('error', [at('/a', 4)])).toEqual([['a/cause', 'error', '/a']]);
    expect(reported('warning', [at('/c', 2), at('/a', 4)])).toEqual([['a/cause', 'warning', '/c', ['/a']]]);
  });

  it('is reported if the other has a lower severity, is elsewhere, or is off', () => {
    expect(reported('note', [at('/a', 4)])).toEqual([own, ['a/cause', 'note', '/a']]);
    expect(reported('error', [at('/a', 5)])).toEqual([own, ['a/cause', 'error', '/a']]);
    expect(reported('error', [at('/a', 4)], { rules: { 'a/cause': 'off' } })).toEqual([own]);
    expect(reported('error', [at('/a', 4)], { rules: { 'b/dependent': 'error' } })).toEqual([
      ['a/cause', 'error', '/a'],
    ]);
  });

  it('is reported if the other is suppressed at this place', () => {
    const silenced = [{ code: 'a/cause', pointer: '/a', reason: 'voulu' }];
    expect(reported('error', [at('/a', 4), at('/c', 2)], { silenced })).toEqual([own, ['a/cause', 'error', '/c', []]]);
  });

  it('is left out if a shape error at its place explains it, whatever its group says', () => {
    const candidates = (code: string, place: Place) => [
      { diagnostic: { code, severity: 'error' as const, place, args: {} } },
    ];
    const form = ['schema/wrong-type', 'error', '/a'];
    expect(run([dependent], { before: candidates('schema/wrong-type', at('/a', 4)) })).toEqual([form]);
    expect(run([dependent], { before: candidates('schema/wrong-type', at('/b', 9)) })).toHaveLength(1);
    expect(run([dependent], { before: candidates('schema/wrong-type', at('/a', 5)) })).toEqual([form, own]);
    expect(run([dependent], { before: candidates('json/comment', at('/a', 4)) })).toHaveLength(2);
  });

  it('does not need an exception of its own', () => {
    const silenced = [{ code: 'b/dependent', reason: 'voulu' }];
    expect(reported('error', [at('/a', 4)], { silenced })).toEqual([
      ['a/cause', 'error', '/a'],
      ['checks/useless-silencer', 'warning', '/checks/silenced/0'],
    ]);
  });
});

describe('a finding with its own severity', () => {
  const rule: Rule = {
    code: 'a/b',
    severity: 'error',
    *check() {
      yield { place: at('/1', 1) };
      yield { place: at('/2', 2), severity: 'warning' };
    },
  };

  it('is reported with it, unless the site sets one for the whole code', () => {
    expect(run([rule])).toEqual([
      ['a/b', 'error', '/1'],
      ['a/b', 'warning', '/2'],
    ]);
    expect(run([rule], { checks: { rules: { 'a/b': 'note' } } }).map((one) => (one as string[])[1])).toEqual([
      'note',
      'note',
    ]);
    expect(run([rule], { checks: { rules: { 'a/b': 'off' } } })).toEqual([]);
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

  it('does not prevent a placeholder from being an error in a release', () => {
    const standing = finding('placeholder/standing', [at('/a')], 'note');
    const checks = { silenced: [{ code: 'placeholder/standing', reason: 'bientôt' }] };
    expect(run([standing], { checks })).toEqual([]);
    expect(run([standing], { checks, release: true })).toEqual([['placeholder/standing', 'error', '/a']]);
    expect(factsOf({ checks }).suppressions).toMatchObject([
      { code: 'placeholder/standing', reason: 'bientôt', place: at('/checks/silenced/0') },
    ]);
  });
});

describe('an exception in a text', () => {
  const text = 'Avant.\n\nUn <!-- check-off a/b: voulu --> mot\nici.\n\nAprès.';
  const place = (word: string, of = 'content/a.md') => at('', 100 + text.indexOf(word), of);
  const reported = (word: string, of?: string) =>
    run([finding('a/b', [place(word, of)])], { texts: [text] }).map((one) => (one as string[])[0]);

  it('covers its own line and the paragraph after it, in its own file', () => {
    expect(reported('Un')).toEqual([]);
    expect(reported('mot')).toEqual([]);
    expect(reported('ici')).toEqual([]);
    expect(reported('Avant')).toEqual(['a/b', 'checks/useless-silencer']);
    expect(reported('Après')).toEqual(['a/b', 'checks/useless-silencer']);
    expect(reported('mot', 'content/b.md')).toEqual(['a/b', 'checks/useless-silencer']);
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
      for (const [subject, offset] of [
        ['a', 1],
        ['b', 2],
        ['a', 3],
        ['a', 4],
      ] as const) {
        yield { subject, place: at(`/${offset}`, offset) };
      }
      yield { place: at('/5', 5) };
      yield { place: at('/6', 6) };
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
