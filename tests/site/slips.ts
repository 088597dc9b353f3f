/** A slip that a marketer could make: what stands there, what is typed instead, and what must be said of it. */
export interface TypedSlip {
  /** What the author did. */
  what: string;
  file: string;
  find: string;
  put: string;
  code: string;
  suggestion: string | null;
  /** Token whose line must be named; what was typed unless it is given. */
  at?: string;
}

const manifest = 'site.manifest.json';
const guide = 'content/guides/choisir-son-pain.md';
const story = 'content/textes/histoire.md';

type Row = [what: string, find: string, put: string, code: string, suggestion: string | null, at?: string];

function slipsIn(file: string, rows: Row[]): TypedSlip[] {
  return rows.map(([what, find, put, code, suggestion, at]) => ({
    what,
    file,
    find,
    put,
    code,
    suggestion,
    ...(at ? { at } : {}),
  }));
}

/** The table. */
export const slips: TypedSlip[] = [
  ...slipsIn(manifest, [
    [
      'forgets a comma between two keys',
      '"path": "/contact",',
      '"path": "/contact"',
      'json/missing-comma',
      '"/contact",',
    ],
    [
      'forgets a comma between two entries',
      '"tint": "#f4f4f4",',
      '"tint": "#f4f4f4"',
      'json/missing-comma',
      '"#f4f4f4",',
    ],
    ['leaves a comma after the last entry', '["Cent parts"]', '["Cent parts",]', 'json/trailing-comma', null],
    ['pastes curly quotes', '"Camille Test"', '“Camille Test”', 'json/wrong-quotes', '"Camille Test"'],
    ['types apostrophes as quotes', '"Camille Test"', "'Camille Test'", 'json/wrong-quotes', '"Camille Test"'],
    ['types guillemets as quotes', '"Camille Test"', '«Camille Test»', 'json/wrong-quotes', '"Camille Test"'],
    ['forgets the closing quote', '"Notre histoire",', '"Notre histoire,', 'json/inner-quote', '\\"'],
    ['quotes a word inside a text', '"Le pain est bon."', '"Le pain est "bon"."', 'json/inner-quote', '\\"'],
    ['forgets the quotes of a key', '"siren":', 'siren:', 'json/unquoted-key', '"siren"'],
    [
      'forgets the quote before a text of several words',
      '"Camille Test"',
      'Camille Test"',
      'json/unquoted-text',
      '"Camille Test"',
    ],
    ['forgets the quote before a key', '"popular": true', 'popular": true', 'json/unquoted-key', '"popular"'],
    ['parts the thousands', '"value": 48,', '"value": 1 000,', 'json/bad-number', '1000'],
    ['parts the thousands as French does', '"value": 48,', '"value": 1\u202F000,', 'json/bad-number', '1000'],
    ['writes a price with its sign', '"monthlyPrice": 29,', '"monthlyPrice": 29 €,', 'json/bad-number', '29'],
    ['writes a comment', '"siren"', '// numéro\n      "siren"', 'json/comment', null, '// numéro'],
    ['writes a price with a comma', '"value": 48, "unit"', '"value": 48,5, "unit"', 'json/decimal-comma', '48.5'],
    ['writes « vrai »', '"popular": true', '"popular": vrai', 'json/unknown-word', 'true'],
    ['writes True', '"popular": true', '"popular": True', 'json/unknown-word', 'true'],
    [
      'presses Enter inside a text',
      '"Du pain, tous les jours."',
      '"Du pain,\ntous les jours."',
      'json/unclosed-string',
      null,
      '"Du pain,',
    ],
    [
      'deletes a closing brace',
      '"opens": "07:00", "closes": "19:00" }',
      '"opens": "07:00", "closes": "19:00"',
      'json/mismatched',
      '}',
      '"opens"',
    ],
    [
      'copies a key twice',
      '"noindex": true,',
      '"noindex": true,\n      "noindex" : true,',
      'json/duplicate-key',
      null,
      '"noindex" : true',
    ],
    ['writes « titel »', '"title": "Page introuvable"', '"titel": "Page introuvable"', 'schema/unknown-key', 'title'],
    [
      'swaps two letters of a key',
      '"heading": "Nos guides du pain"',
      '"haeding": "Nos guides du pain"',
      'schema/unknown-key',
      'heading',
    ],
    ['writes a key in capitals', '"lead": "Elle', '"Lead": "Elle', 'schema/unknown-key', 'lead'],
    [
      'writes a key in French',
      '"title": "Page introuvable"',
      '"titre": "Page introuvable"',
      'schema/unknown-key',
      'title',
    ],
    ['writes a key with a hyphen', '"monthlyPrice": 29', '"monthly-price": 29', 'schema/unknown-key', 'monthlyPrice'],
    ['misspells a block type', '"type": "testimonials"', '"type": "temoignages"', 'schema/unknown-block', null],
    [
      'swaps two letters of a block type',
      '"type": "portfolio"',
      '"type": "portoflio"',
      'schema/unknown-block',
      'portfolio',
    ],
    [
      'writes a block type in the plural',
      '"type": "hero", "heading": "Nos guides',
      '"type": "heros", "heading": "Nos guides',
      'schema/unknown-block',
      'hero',
    ],
    ['deletes a required text', '{ "label": "Nous écrire", "to"', '{ "to"', 'schema/missing-key', null],
    ['quotes a number', '"monthlyPrice": 29,', '"monthlyPrice": "29 €",', 'schema/wrong-type', '29'],
    ['quotes a yes or no', '"hasSEO": false', '"hasSEO": "non"', 'schema/wrong-type', 'false'],
    ['writes one entry without a list', '"plans": ["basket"]', '"plans": "basket"', 'schema/wrong-type', '["basket"]'],
    ['misspells a choice', '"tuesday"', '"tuseday"', 'schema/unknown-value', 'tuesday'],
    [
      'writes a choice in capitals',
      '"purpose": "necessaire"',
      '"purpose": "Nécessaire"',
      'schema/unknown-value',
      'necessaire',
    ],
    ['empties a text', '"label": "Nos guides"', '"label": ""', 'schema/too-short', null],
    ['types spaces only', '"label": "Nos guides"', '"label": "   "', 'text/blank', null],
    [
      'writes a title of a hundred letters',
      'Du pain au levain, chaque matin',
      'Du pain '.repeat(14).trim(),
      'schema/too-long',
      null,
    ],
    ['shortens a colour', '"#8a2f00"', '"#830"', 'schema/bad-form', '#883300'],
    ['writes an hour the French way', '"opens": "07:00"', '"opens": "7h"', 'schema/bad-form', '07:00'],
    ['drops a digit of the postal code', '"13100"', '"3100"', 'schema/bad-form', '03100'],
    ['writes an identifier with a capital', '"id": "camille"', '"id": "Camille"', 'schema/bad-form', 'camille'],
    [
      'writes a host with its scheme',
      '["mail.example.com"]',
      '["https://mail.example.com/"]',
      'schema/bad-form',
      'mail.example.com',
    ],
    [
      'misspells an address',
      '"label": "Nous écrire", "to": "/contact"',
      '"label": "Nous écrire", "to": "/contatc"',
      'link/unknown-page',
      '/contact',
    ],
    [
      'forgets the slash',
      '"label": "Nous écrire", "to": "/contact"',
      '"label": "Nous écrire", "to": "contact"',
      'link/malformed',
      '/contact',
    ],
    [
      'adds a slash',
      '"label": "Nous écrire", "to": "/contact"',
      '"label": "Nous écrire", "to": "/contact/"',
      'link/inexact-path',
      '/contact',
    ],
    [
      'writes an address with a capital',
      '"label": "Nous écrire", "to": "/contact"',
      '"label": "Nous écrire", "to": "/Contact"',
      'link/inexact-path',
      '/contact',
    ],
    ['misspells an anchor', '"to": "/#commander"', '"to": "/#comander"', 'link/unknown-anchor', '/#commander'],
    [
      'uses an old address',
      '"label": "Nous écrire", "to": "/contact"',
      '"label": "Nous écrire", "to": "/pains"',
      'link/redirected',
      '/guides',
    ],
    ['misspells a plan', '"plans": ["basket"]', '"plans": ["baskets"]', 'reference/unknown', 'basket'],
    [
      'misspells a guide in its chain',
      '"articles": ["choisir-son-pain"',
      '"articles": ["choisir-son-apin"',
      'chain/missing-article',
      'choisir-son-pain',
    ],
    ['misspells a hub', '"hub": "/guides"', '"hub": "/guide"', 'link/unknown-page', '/guides'],
    ['misspells a picture', 'media/wedding.svg', 'media/weding.svg', 'media/missing', 'media/wedding.svg'],
    ['misspells a fact', '{{facts.basketPrice}}', '{{facts.basketPrise}}', 'fact/unknown', '{{facts.basketPrice}}'],
    [
      'forgets the name’s collection',
      '{{facts.basketPrice}}',
      '{{basketPrice}}',
      'fact/unknown',
      '{{facts.basketPrice}}',
    ],
    ['types a single brace', '{{facts.basketPrice}}', '{facts.basketPrice}', 'fact/malformed', '{{facts.basketPrice}}'],
    ['forgets a brace', '{{facts.basketPrice}}', '{{facts.basketPrice}', 'fact/malformed', '{{facts.basketPrice}}'],
    [
      'types a price by hand',
      'Un pain par jour"], "accept"',
      'Un pain par jour, 29 € par mois"], "accept"',
      'fact/typed-by-hand',
      '{{facts.basketPrice}}',
    ],
    [
      'forgets a digit of a telephone number',
      '"phone": "04 65 71 00 01"',
      '"phone": "04 65 71 00 1"',
      'contact/malformed-phone',
      null,
    ],
    [
      'types a comma in a mail address',
      'pain@example.com',
      'pain@example,com',
      'contact/malformed-email',
      'pain@example.com',
    ],
    ['changes one of two prices', '"price": "29 €"', '"price": "39 €"', 'price/text-differs', '29 €'],
    ['chooses a pale grey for texts', '"muted": "#444444"', '"muted": "#aaaaaa"', 'theme/contrast', null],
    [
      'copies a title',
      '"title": "Écrire à la boulangerie"',
      '"title": "Guides du pain et du levain"',
      'seo/repeated-title',
      null,
    ],
  ]),
  ...slipsIn(guide, [
    [
      'forgets the quotes around a colon',
      '"Choisir son pain selon le repas"',
      'Choisir son pain : selon le repas',
      'front-matter/needs-quotes',
      '"Choisir son pain : selon le repas"',
    ],
    ['writes a date the French way', 'reviewed: 2026-10-01', 'reviewed: 01/10/2026', 'schema/bad-date', '2026-10-01'],
    [
      'writes a day that does not exist',
      'reviewed: 2026-10-01',
      'reviewed: 2026-09-31',
      'schema/bad-date',
      '2026-09-30',
    ],
    ['misspells a motif', '[bread, plate, clock]', '[bread, palte, clock]', 'schema/unknown-value', 'plate'],
    [
      'misspells a setting of an article',
      'reviewed: 2026-10-01',
      'reviewd: 2026-10-01',
      'schema/unknown-key',
      'reviewed',
    ],
    [
      'forgets the folder of a guide',
      '](/guides/conserver-son-pain#le-torchon)',
      '](/conserver-son-pain#le-torchon)',
      'link/unknown-page',
      '/guides/conserver-son-pain#le-torchon',
    ],
    [
      'renames a heading that links lead to',
      '#le-torchon',
      '#le-torchons',
      'link/unknown-anchor',
      '/guides/conserver-son-pain#le-torchon',
    ],
    [
      'forgets that the title is the main one',
      '## Reconnaître un bon pain',
      '# Reconnaître un bon pain',
      'heading/several-h1',
      '## Reconnaître un bon pain',
    ],
  ]),
  ...slipsIn(story, [
    ['writes « cliquez ici »', '[Venez le voir]', '[Cliquez ici]', 'link/vague-text', null],
    [
      'leaves a space inside a link',
      '[Venez le voir](/contact)',
      '[Venez le voir] (/contact)',
      'link/broken-syntax',
      '[Venez le voir](/contact)',
    ],
    ['links to http', '](/contact)', '](http://four.example.com)', 'link/not-https', 'https://four.example.com'],
    [
      'forgets the scheme of another site',
      '](/contact)',
      '](www.four-example.com)',
      'link/malformed',
      'https://www.four-example.com',
    ],
  ]),
];
