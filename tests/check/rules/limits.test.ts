import { describe, expect, it } from 'vitest';
import { png } from '../../model/pictures/make-picture.ts';
import { both, edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';

/** Returns the codes of the findings after an edit. */
const codesAfter = (...change: Parameters<typeof edit>) => reportedCodes(edit(...change));

/** Returns the codes of the findings about an announcement. */
const codesOfNotice = (notice: object) =>
  codesAfter(MANIFEST, '"popups": [', `"notices": [${JSON.stringify(notice)}], "popups": [`);

/** Returns the findings after an edit, with their ranges in the line. */
const found = (...change: Parameters<typeof edit>) => reported(edit(...change), 'code', 'line', 'column', 'endColumn');

describe('checkSite, at the limits of its rules,', () => {
  it('accepts a price of zero', () => {
    const free = edit(MANIFEST, '"price": "29 €"', '"price": "Offert"');
    expect(reportedCodes(both(free, edit(MANIFEST, '"monthlyPrice": 29', '"monthlyPrice": 0')))).toEqual([]);
  });

  it.each([
    ['2026-11-19', ['notice/ended']],
    ['2026-11-20', []],
    ['2027-11-20', []],
    ['2027-11-21', ['notice/far-ahead']],
  ])('counts the last day of an announcement until its end, and a year ahead as near: %s', (until, codes) => {
    expect(codesOfNotice({ text: 'Ouvert.', from: '2026-11-01', until })).toEqual(codes);
  });

  it.each<[text: string, codes: string[], more?: object]>([
    ['−20 % sur tout', ['notice/reduction']],
    ['- 15% samedi', ['notice/reduction']],
    ['Une remise de 5 €', ['notice/reduction']],
    ['Soldes !', ['notice/reduction']],
    ['Réduction sur les tartes', ['notice/reduction']],
    ['47 € au lieu de 59 €', []],
    ['−20 % : 47 €, prix le plus bas des 30 jours : 59 €', []],
    ['Un café offert', []],
    ['La livraison est gratuite', []],
    ['Remise des prix du concours samedi', []],
    ['Remise à neuf, puis remise de diplômes', []],
    ['Ouvert de 8 h - 20 h, 100 % maison', []],
    ['−20 % sur les tartes du jour', [], { perishable: true }],
  ])('asks about reductions without their former price, and about nothing else: %s', (text, codes, more) => {
    expect(codesOfNotice({ text, from: '2026-11-20', until: '2026-12-01', ...more })).toEqual(codes);
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
    expect(codesAfter(STORY, 'Le four chauffe', `Fête : ${date}. Le four chauffe`)).toEqual(codes);
  });

  it.each([
    ['Merci, nous vous répondons demain.', []],
    ['Nous rappelons que le four est éteint le lundi.', []],
    ['Vous serez rappelé demain.', ['form/promised-call']],
    ['Louise vous rappelle avant midi.', ['form/promised-call']],
  ])('lets no form without a field for a number promise a call: %s', (text, codes) => {
    expect(codesAfter(MANIFEST, 'Merci de votre message.', text)).toEqual(codes);
  });

  it.each([
    [100_499, []],
    [100_500, ['media/too-heavy']],
  ])('accepts a drawing of a hundred kilobytes, rounded: %d', (bytes, codes) => {
    expect(reportedCodes({ sizes: { 'content/media/wedding.svg': bytes } })).toEqual(codes);
  });

  it('accepts a width of six hundred pixels for sharing', () => {
    const picture = '"picture": { "source": "media/vitrine.png", "alt": "", "width": 600, "height": 315 }';
    const mistake = edit(MANIFEST, '"path": "/guides",', `"path": "/guides", ${picture},`);
    const bytes = { 'content/media/vitrine.png': png(600, 315).toString('base64') };
    expect(reportedCodes({ ...mistake, bytes })).not.toContain('media/share-too-small');
  });

  it.each([
    ['{ "title": { "most": 20 } }', 'seo/long-title'],
    ['{ "title": { "least": 60 } }', 'seo/short-title'],
    ['{ "description": { "most": 20 } }', 'seo/long-description'],
    ['{ "description": { "least": 200 } }', 'seo/short-description'],
    ['{ "title": {}, "description": {} }', undefined],
  ])('applies the limits of the manifest to titles and descriptions: %s', (limits, code) => {
    const codes = codesAfter(MANIFEST, '"pages": [', `"editorial": ${limits}, "pages": [`);
    expect([...new Set(codes)]).toEqual(code ? [code] : []);
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
    const codes = (text: string) => codesAfter(MANIFEST, find, `"${key}": "${text}"`);
    expect(codes('x'.repeat(shown))).toEqual([]);
    expect(codes('x'.repeat(shown + 1))).toEqual([code]);
    expect(codes('x'.repeat(most))).toEqual([code]);
    expect(codes('x'.repeat(most + 1))).toEqual(['schema/too-long']);
    expect(codes(`${'x'.repeat(most)}{{facts.delay}}`)).toEqual(['text/too-long']);
  });

  it('accepts a zero in parentheses in a number, but not in a link that is dialled', () => {
    expect(codesAfter(MANIFEST, '"phone": "04 00 00 00 01"', '"phone": "+33 (0)4 00 00 00 01"')).toEqual([]);
    const codes = (to: string) => codesAfter(STORY, '](/contact)', `](${to})`);
    for (const to of ['tel:+33400000001', 'sms:+33400000001?body=Bonjour'])
      expect(codes(to)).not.toContain('contact/malformed-phone');
    for (const to of ['tel:+330400000001', 'tel:+33(0)400000001'])
      expect(codes(to)).toContain('contact/malformed-phone');
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
    const address = edit(MANIFEST, '"postalCode": "13100"', `"country": "${country}", "postalCode": "${postalCode}"`);
    const numbers = (phone: string) =>
      reported(both(address, edit(MANIFEST, '"phone": "04 00 00 00 01"', `"phone": "${phone}"`)), 'code', 'suggestion');
    expect(numbers(typed)).toEqual([['contact/malformed-phone', suggestion]]);
    expect(numbers(suggestion)).toEqual([]);
  });

  it('requires no schema in the manifest of a site that has none for text editors', () => {
    expect(codesAfter(MANIFEST, '  "$schema": "https://vitrine.example/schemas/site.schema.json",\n', '')).toEqual([]);
  });

  it('requires the schema of an engine once packages are installed', () => {
    const installed = { 'node_modules/.package-lock.json': '{}' };
    const codes = (add: Record<string, string>) =>
      reportedCodes({ ...edit(MANIFEST, 'https://vitrine.example/', './node_modules/vitrine/'), add });
    expect(codes({})).toEqual([]);
    expect(codes(installed)).toEqual(['editor/unknown-schema']);
    expect(codes({ ...installed, 'node_modules/vitrine/schemas/site.schema.json': '{}' })).toEqual([]);
  });

  it('accepts nine digits with a check digit for a SIREN, those of examples, and anything provisional', () => {
    const codes = (put: string) => codesAfter(MANIFEST, '"siren": "123 456 782"', put);
    const siren = (typed: string) => codes(`"siren": "${typed}"`);
    for (const typed of ['123 456 782', '123456782', '123.456.782']) expect(siren(typed)).toEqual([]);
    for (const typed of ['000 000 000', '000 000 061']) expect(siren(typed)).toEqual(['placeholder/unmarked']);
    for (const typed of ['123 456 789', '123 456 78', '123 456 782 00012', 'FR 123456782', 'néant'])
      expect(siren(typed), typed).toEqual(['contact/malformed-siren']);
    expect(codes('"siren": "123", "placeholder": true')).toEqual(['placeholder/standing']);
  });

  it('accepts no form in a release whose notice does not link to a page about data', () => {
    const about = ', et ce que deviennent vos données personnelles.';
    const release = (put: string) => reported({ ...edit(MANIFEST, about, put), release: true }, 'code', 'severity');
    expect(release('.')).toEqual([['placeholder/no-privacy-page', 'error']]);
    expect(release(', et sa politique de confidentialité.')).toEqual([]);
  });

  it('requires five letters for a reason', () => {
    const because = (reason: string) =>
      found(STORY, '[Venez le voir](/contact)', `<!-- check-off link/vague-text: ${reason} -->\n[ici](/contact)`);
    expect(because('bonne')).toEqual([]);
    expect(because('bien')).toEqual([['checks/no-reason', 3, 33, 73]]);
  });

  it.each([
    ['"Lire nos guides"', '"Cliquez ici"', ['link/vague-text', 159, 145, 158]],
    ['"Retour à l’accueil"', '"Ici"', ['link/vague-text', 203, 24, 29]],
    ['"title": "Retour aux guides du pain"', '"title": "Voir"', ['link/vague-text', 152, 66, 72]],
    ['https://agenda.exemples.fr', 'http://agenda.exemples.fr', ['link/not-https', 182, 109, 139]],
  ])('marks the text of a manifest’s link, or its target if that is wrong: %s', (find, put, finding) => {
    expect(found(MANIFEST, find, put)).toEqual([finding]);
  });

  it('reports a single broken link, and not the page to which it could lead', () => {
    const misspelt = edit(MANIFEST, '"path": "/mentions"', '"path": "/mentoins"');
    expect(reported(misspelt, 'code', 'line', 'suggestion')).toEqual([['link/unknown-page', 112, '/mentoins']]);
  });

  it('reports each run of characters that a social picture lacks, and none that its fonts have', () => {
    const titled = (title: string) => found(MANIFEST, '"title": "Écrire à la boulangerie"', `"title": "${title}"`);
    expect(titled('Écrivez-nous : œufs, Noël, 3 €… ↓')).toEqual([]);
    expect(titled('Écrire à la 漢字 boulangerie')).toEqual([['media/undrawn-sign', 178, 29, 31]]);
    expect(titled('Écrivez\u2011nous → ici')).toEqual([['media/undrawn-sign', 178, 24, 25]]);
  });

  it('composes accents typed as escapes or references, and no others', () => {
    const composed = (...change: Parameters<typeof edit>) =>
      reported(edit(...change), 'code', 'column', 'endColumn', 'suggestion');
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
