import { describe, expect, it } from 'vitest';
import { png } from '../../model/pictures/make-picture.ts';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });
const weighing = (bytes: number): Mutation => ({ sizes: { 'content/media/wedding.svg': bytes } });
const because = (reason: string) =>
  edit(STORY, '[Venez le voir](/contact)', `<!-- check-off link/vague-text: ${reason} -->\n[ici](/contact)`);

/** Returns the findings after a mistake, with their ranges in the line. */
const found = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, line, column, endColumn }) => [code, line, column, endColumn]);

describe('checkSite, at the limits of its rules,', () => {
  it('accepts a price of zero', () => {
    const free = { file: MANIFEST, find: '"price": "29 €"', put: '"price": "Offert"' };
    expect(
      found({ edits: [...(edit(MANIFEST, '"monthlyPrice": 29', '"monthlyPrice": 0').edits ?? []), free] }),
    ).toEqual([]);
  });

  it('counts the last day of an announcement until its end, and a year ahead as near', () => {
    const until = (day: string) =>
      found(
        edit(
          MANIFEST,
          '"popups": [',
          `"notices": [{ "text": "Ouvert.", "from": "2026-11-01", "until": "${day}" }], "popups": [`,
        ),
      ).map(([code]) => code);
    expect(['2026-11-19', '2026-11-20', '2027-11-20', '2027-11-21'].map(until)).toEqual([
      ['notice/ended'],
      [],
      [],
      ['notice/far-ahead'],
    ]);
  });

  it('asks about reductions without their former price, and about nothing else', () => {
    const codes = (text: string, more = '') =>
      found(
        edit(
          MANIFEST,
          '"popups": [',
          `"notices": [{ "text": ${JSON.stringify(text)}, "from": "2026-11-20", "until": "2026-12-01"${more} }], "popups": [`,
        ),
      ).map(([code]) => code);
    for (const text of ['−20 % sur tout', '- 15% samedi', 'Une remise de 5 €', 'Soldes !', 'Réduction sur les tartes'])
      expect([text, codes(text)]).toEqual([text, ['notice/reduction']]);
    for (const text of [
      '47 € au lieu de 59 €',
      '−20 % : 47 €, prix le plus bas des 30 jours : 59 €',
      'Un café offert',
      'La livraison est gratuite',
      'Remise des prix du concours samedi',
      'Remise à neuf, puis remise de diplômes',
      'Ouvert de 8 h - 20 h, 100 % maison',
    ])
      expect([text, codes(text)]).toEqual([text, []]);
    expect(codes('−20 % sur les tartes du jour', ', "perishable": true')).toEqual([]);
  });

  it.each([
    ['dimanche 14 mars 2027', []],
    ['Dimanche 14 mars 2027', []],
    ['mercredi 1er mars 2023', []],
    ['samedi 31 février 2027', []],
    ['samedi 14 mars', []],
    ['Samedi 14 mars 2027', ['text/wrong-weekday']],
    ['jeudi 1er mars 2023', ['text/wrong-weekday']],
  ])('knows the weekday of a full date: %s', (date, codes) => {
    expect(found(edit(STORY, 'Le four chauffe', `Fête : ${date}. Le four chauffe`)).map(([code]) => code)).toEqual(
      codes,
    );
  });

  it.each([
    ['Merci, nous vous répondons demain.', []],
    ['Nous rappelons que le four est éteint le lundi.', []],
    ['Vous serez rappelé demain.', ['form/promised-call']],
    ['Louise vous rappelle avant midi.', ['form/promised-call']],
  ])('lets no form without a field for a number promise a call: %s', (text, codes) => {
    expect(found(edit(MANIFEST, 'Merci de votre message.', text)).map(([code]) => code)).toEqual(codes);
  });

  it('accepts a drawing of a hundred kilobytes, rounded', () => {
    expect(found(weighing(100_000))).toEqual([]);
    expect(found(weighing(100_499))).toEqual([]);
    expect(found(weighing(100_500))).toEqual([['media/too-heavy', 1, 1, 1]]);
  });

  it('accepts a width of six hundred pixels for sharing, and no less', () => {
    const sharing = (width: number): Mutation => ({
      ...edit(
        MANIFEST,
        '"path": "/guides",',
        `"path": "/guides", "picture": { "source": "media/vitrine.png", "alt": "", "width": ${width}, "height": 315 },`,
      ),
      bytes: { 'content/media/vitrine.png': png(width, 315).toString('base64') },
    });
    expect(found(sharing(600)).map(([code]) => code)).not.toContain('media/share-too-small');
    expect(found(sharing(599)).map(([code]) => code)).toContain('media/share-too-small');
  });

  it('applies the limits of the manifest to titles and descriptions', () => {
    const limited = (limits: string) =>
      found(edit(MANIFEST, '"pages": [', `"editorial": ${limits}, "pages": [`)).map(([code]) => code);
    expect(limited('{ "title": { "most": 20 } }')).toContain('seo/long-title');
    expect(limited('{ "title": { "least": 60 } }')).toContain('seo/short-title');
    expect(limited('{ "description": { "most": 20 } }')).toContain('seo/long-description');
    expect(limited('{ "description": { "least": 200 } }')).toContain('seo/short-description');
    expect(limited('{ "title": {}, "description": {} }')).toEqual([]);
  });

  it.each([
    ['"title": "Écrire à la boulangerie"', 'title', 60, 90, 'seo/long-title'],
    [
      '"description": "Une question, une commande, une fête à préparer : écrivez à la boulangerie, la réponse arrive le jour même avant midi."',
      'description',
      160,
      300,
      'seo/long-description',
    ],
  ])('reports a text that is too long only once, for results or for its place: %s', (find, key, shown, most, code) => {
    const codes = (text: string) => found(edit(MANIFEST, find, `"${key}": "${text}"`)).map(([code]) => code);
    expect(codes('x'.repeat(shown))).toEqual([]);
    expect(codes('x'.repeat(shown + 1))).toEqual([code]);
    expect(codes('x'.repeat(most))).toEqual([code]);
    expect(codes('x'.repeat(most + 1))).toEqual(['schema/too-long']);
    expect(codes(`${'x'.repeat(most)}{{facts.delay}}`)).toEqual(['text/too-long']);
  });

  it('accepts a zero in parentheses in a number, but not in a link that is dialled', () => {
    expect(found(edit(MANIFEST, '"phone": "04 00 00 00 01"', '"phone": "+33 (0)4 00 00 00 01"'))).toEqual([]);
    const codes = (to: string) => found(edit(STORY, '](/contact)', `](${to})`)).map(([code]) => code);
    expect(codes('tel:+33400000001')).not.toContain('contact/malformed-phone');
    expect(codes('sms:+33400000001?body=Bonjour')).not.toContain('contact/malformed-phone');
    expect(codes('tel:+330400000001')).toContain('contact/malformed-phone');
    expect(codes('tel:+33(0)400000001')).toContain('contact/malformed-phone');
  });

  it.each([
    ['BE', '1000', '02 555 12 12', '+32 2 555 12 12'],
    ['BE', '1000', '0470 12 34 56', '+32 470 12 34 56'],
    ['CH', '1003', '021 555 12 12', '+41 21 555 12 12'],
    ['CA', 'H2X 1Y4', '514 555-1234', '+1 514 555-1234'],
    ['CA', 'H2X 1Y4', '1 514 555-1234', '+1 514 555-1234'],
    ['FR', '97400', '+33 2 62 20 20 20', '+262 2 62 20 20 20'],
    ['FR', '97400', '+262 0262 20 20 20', '+262 262 20 20 20'],
    ['FR', '13100', '0033 4 00 00 00 01', '+33 4 00 00 00 01'],
  ])('accepts the addresses of %s, such as %s, and requires the code of a number typed as %s: %s', (...texts) => {
    const [country, postalCode, typed, suggestion] = texts;
    const numbers = (phone: string) =>
      checkMutation({
        edits: [
          { file: MANIFEST, find: '"phone": "04 00 00 00 01"', put: `"phone": "${phone}"` },
          {
            file: MANIFEST,
            find: '"postalCode": "13100"',
            put: `"country": "${country}", "postalCode": "${postalCode}"`,
          },
        ],
      }).map((problem) => [problem.code, problem.suggestion]);
    expect(numbers(typed)).toEqual([['contact/malformed-phone', suggestion]]);
    expect(numbers(suggestion)).toEqual([]);
  });

  it('requires no schema in the manifest of a site that has none for text editors', () => {
    expect(found(edit(MANIFEST, '  "$schema": "https://vitrine.example/schemas/site.schema.json",\n', ''))).toEqual([]);
  });

  it('requires the schema of an engine once packages are installed', () => {
    const installed = { 'node_modules/.package-lock.json': '{}' };
    const codes = (add: Record<string, string>) =>
      found({
        ...edit(MANIFEST, 'https://vitrine.example/', './node_modules/vitrine/'),
        add,
      }).map(([code]) => code);
    expect(codes({})).toEqual([]);
    expect(codes(installed)).toEqual(['editor/unknown-schema']);
    expect(codes({ ...installed, 'node_modules/vitrine/schemas/site.schema.json': '{}' })).toEqual([]);
  });

  it('accepts nine digits with a check digit for a SIREN, those of examples, and anything provisional', () => {
    const codes = (put: string) => found(edit(MANIFEST, '"siren": "123 456 782"', put)).map(([code]) => code);
    const siren = (typed: string) => codes(`"siren": "${typed}"`);
    for (const typed of ['123 456 782', '123456782', '123.456.782']) expect(siren(typed)).toEqual([]);
    for (const typed of ['000 000 000', '000 000 061']) expect(siren(typed)).toEqual(['placeholder/unmarked']);
    for (const typed of ['123 456 789', '123 456 78', '123 456 782 00012', 'FR 123456782', 'néant'])
      expect(siren(typed), typed).toEqual(['contact/malformed-siren']);
    expect(codes('"siren": "123", "placeholder": true')).toEqual(['placeholder/standing']);
  });

  it('accepts no form in a release whose notice does not link to a page about data', () => {
    const release = (find: string, put: string) =>
      checkMutation({ ...edit(MANIFEST, find, put), release: true }).map(({ code, severity }) => [code, severity]);
    const about = ', et ce que deviennent vos données personnelles.';
    expect(release(about, '.')).toEqual([['placeholder/no-privacy-page', 'error']]);
    expect(release(about, ', et sa politique de confidentialité.')).toEqual([]);
  });

  it('requires the service for messages if the manifest omits its address', () => {
    const withoutOrigin = edit(MANIFEST, '    "origin": "https://mail.exemples.fr",\n', '');
    expect(found(withoutOrigin).map(([code]) => code)).toEqual(['service/undeclared-host']);
    const declared = { file: MANIFEST, find: '["mail.exemples.fr"]', put: '["api.emailjs.com"]' };
    expect(found({ edits: [...(withoutOrigin.edits ?? []), declared] })).toEqual([]);
  });

  it('requires five letters for a reason', () => {
    expect(found(because('bonne'))).toEqual([]);
    expect(found(because('bien'))).toEqual([['checks/no-reason', 3, 33, 73]]);
  });

  it('marks the text of a manifest’s link, and not its target', () => {
    expect(found(edit(MANIFEST, '"Lire nos guides"', '"Cliquez ici"'))).toEqual([['link/vague-text', 159, 145, 158]]);
    expect(found(edit(MANIFEST, '"Retour à l’accueil"', '"Ici"'))).toEqual([['link/vague-text', 203, 24, 29]]);
    const mainArticle = edit(MANIFEST, '"title": "Retour aux guides du pain"', '"title": "Voir"');
    expect(found(mainArticle)).toEqual([['link/vague-text', 152, 66, 72]]);
  });

  it('marks the target of a manifest’s link if that is wrong', () => {
    expect(found(edit(MANIFEST, 'https://agenda.exemples.fr', 'http://agenda.exemples.fr'))).toEqual([
      ['link/not-https', 182, 109, 139],
    ]);
    expect(found(edit(MANIFEST, '"to": "/guides" }]', '"to": "/gides" }]'))).toEqual([
      ['link/unknown-page', 130, 49, 55],
    ]);
  });

  it('reports a single broken link, and the page if there are several', () => {
    const misspelt = checkMutation(edit(MANIFEST, '"path": "/mentions"', '"path": "/mentoins"'));
    expect(misspelt.map(({ code, line, suggestion }) => [code, line, suggestion])).toEqual([
      ['link/unknown-page', 112, '/mentoins'],
    ]);
    expect(found(edit(MANIFEST, '"path": "/contact"', '"path": "/contcat"'))[0]?.[0]).toBe('link/unknown-page');
  });

  it('reports each run of characters that a social picture lacks, and none that its fonts have', () => {
    const titled = (title: string) =>
      found(edit(MANIFEST, '"title": "Écrire à la boulangerie"', `"title": "${title}"`));
    expect(titled('Écrivez-nous : œufs, Noël, 3 €… ↓')).toEqual([]);
    expect(titled('Écrire à la 漢字 boulangerie')).toEqual([['media/undrawn-sign', 178, 29, 31]]);
    expect(titled('Écrivez\u2011nous → ici')).toEqual([['media/undrawn-sign', 178, 24, 25]]);
  });

  it('composes accents typed as escapes or references, and no others', () => {
    const composed = (file: string, find: string, put: string) =>
      checkMutation(edit(file, find, put)).map(({ code, column, endColumn, suggestion }) => [
        ...[code, column, endColumn],
        suggestion,
      ]);
    const inText = (put: string) => composed(STORY, 'encore au bois', put);
    expect(inText('re&#769;gulier, re&#x0301;gulier')).toEqual([
      ['text/decomposed', 18, 25, 'é'],
      ['text/decomposed', 34, 43, 'é'],
    ]);
    expect(inText('à l’&eacute;t&#233;, `e&#769;`, q&#769;')).toEqual([]);
    const guide = 'content/guides/choisir-son-pain.md';
    expect(composed(guide, '"Dessin : un pain', '"De\\u0301ssin : un pain')).toEqual([
      ['text/decomposed', 13, 20, 'é'],
    ]);
  });
});
