/** A mistake that a marketer could make: the original text, the typed text, and the expected finding. */
export interface TypedMistake {
  what: string;
  file: string;
  find: string;
  put: string;
  code: string;
  suggestion: string | null;
}

const manifest = 'site.manifest.json';
const guide = 'content/guides/choisir-son-pain.md';
const story = 'content/textes/histoire.md';

const address = 'https://boulangerie.exemples.fr';
const host = 'mail.exemples.fr';
const phone = '"04 00 00 00 01"';
const price = '{{facts.basketPrice}}';
const label = '"label": "Panier, par mois"';
const basketPrice = `"basketPrice": { ${label}, "format": "money", "from": "plans.basket.monthlyPrice" }`;
const articles = '["choisir-son-pain", "conserver-son-pain", "recettes-de-pain-perdu"]';
const section = '{ "type": "hero", "heading": "Mentions légales" }';
const words = 'Choisir son pain selon le repas';
const title = `"${words}"`;
const motifs = '[bread, plate, clock]';
const visit = '[Venez le voir](/contact)';
const keeping = '/guides/conserver-son-pain';

/** A mistake: its change `⟦original→typed⟧` with the text around it, its code, and its suggestion if there is one. */
type Row = [what: string, change: string, code: string, suggestion?: string];

function mistakesIn(file: string, rows: Row[]): TypedMistake[] {
  return rows.map(([what, change, code, suggestion = null]) => {
    const [, before = '', original = '', typed = '', after = ''] = /^(.*)⟦(.*)→(.*)⟧(.*)$/s.exec(change) ?? [];
    return { what, file, find: before + original + after, put: before + typed + after, code, suggestion };
  });
}

export const mistakes: TypedMistake[] = [
  ...mistakesIn(manifest, [
    ['types apostrophes as quotes', `⟦"Camille Test"→'Camille Test'⟧`, 'json/wrong-quotes', '"Camille Test"'],
    ['types guillemets as quotes', '⟦"Camille Test"→«Camille Test»⟧', 'json/wrong-quotes', '"Camille Test"'],
    ['forgets the closing quote', '"Notre histoire⟦"→⟧,', 'json/unclosed-string', '", '],
    ['forgets the quote before a text of several words', '⟦"→⟧Camille Test"', 'json/unquoted-text', '"Camille Test"'],
    ['forgets the quote before a key', '⟦"→⟧popular": true', 'json/unquoted-key', '"popular"'],
    ['parts the thousands', '"value": ⟦48→1 000⟧,', 'json/bad-number', '1000'],
    ['parts the thousands as French does', '"value": ⟦48→1\u202F000⟧,', 'json/bad-number', '1000'],
    ['writes a price with its sign', '"monthlyPrice": 29⟦→ €⟧,', 'json/bad-number', '29'],
    ['forgets the quotes of a telephone number', `⟦${phone}→0400000001⟧`, 'json/unquoted-text', '"0400000001"'],
    ['forgets the quotes of a foreign number', `⟦${phone}→+33400000001⟧`, 'json/unquoted-text', '"+33400000001"'],
    ['forgets the quotes of a postal code', '⟦"13100"→01000⟧', 'json/unquoted-text', '"01000"'],
    ['forgets the quote that ends a key', '"siren⟦"→⟧: "123', 'json/unquoted-key', '"siren"'],
    ['deletes the closing brace of a group', '"phone": "04 00 00 00 02" }⟦\n    }→⟧\n  },', 'json/unclosed', '}}'],
    ['deletes the brace of a group and leaves its comma', '"unit": "h" }\n  ⟦}→⟧,', 'json/unclosed', '},'],
    ['closes a group twice', '"publisher": "Camille Test"⟦→ }⟧,', 'json/extra-closing'],
    ['writes « vrai »', '"popular": ⟦true→vrai⟧', 'json/unknown-word', 'true'],
    ['presses Enter inside a text', '"Du pain,⟦ →\n⟧tous les jours."', 'json/unclosed-string'],
    ['deletes a closing brace', '"opens": "07:00", "closes": "19:00"⟦ }→⟧', 'json/mismatched', '}]'],
    ['writes « titel »', '"⟦title→titel⟧": "Page introuvable"', 'schema/unknown-key', 'title'],
    ['writes a key in capitals', '"⟦lead→Lead⟧": "Elle', 'schema/unknown-key', 'lead'],
    ['writes a key in French', '"⟦title→titre⟧": "Page introuvable"', 'schema/unknown-key', 'title'],
    ['writes a key with a hyphen', '"⟦monthlyPrice→monthly-price⟧": 29', 'schema/unknown-key', 'monthlyPrice'],
    ['misspells a block type', '"type": "⟦testimonials→temoignages⟧"', 'schema/unknown-block'],
    ['writes a block type in the plural', '"type": "⟦hero→heros⟧", "heading": "Nos', 'schema/unknown-block', 'hero'],
    ['quotes a number', '"monthlyPrice": ⟦29→"29 €"⟧,', 'schema/wrong-type', '29'],
    ['quotes a yes or no', '"hasSEO": ⟦false→"non"⟧', 'schema/wrong-type', 'false'],
    ['writes one entry without a list', '"plans": ⟦["basket"]→"basket"⟧', 'schema/wrong-type', '["basket"]'],
    ['misspells a choice', '"⟦tuesday→tuseday⟧"', 'schema/unknown-value', 'tuesday'],
    ['writes a choice in capitals', '"purpose": "⟦necessaire→Nécessaire⟧"', 'schema/unknown-value', 'necessaire'],
    ['shortens a colour', '"#⟦8a2f00→830⟧"', 'schema/bad-form', '#883300'],
    ['writes an hour the French way', '"opens": "⟦07:00→7h⟧"', 'schema/bad-form', '07:00'],
    ['writes an hour that does not exist', '"opens": "⟦07→25⟧:00"', 'schema/bad-form'],
    ['misspells the key of a block type', '"⟦type→typ⟧": "hero", "heading": "Nos', 'schema/unknown-key', 'type'],
    ['names a block type by another key', '"⟦type→bloc⟧": "hero", "heading": "Nos', 'schema/unknown-key', 'type'],
    [
      'forgets the type of a block with an anchor like a block',
      '"⟦type→id⟧": "hero", "heading": "Nos',
      'schema/missing-key',
    ],
    [
      'copies the address of a page of another site as an old one',
      '"from": "⟦/pains→https://www.example.com/ancien⟧"',
      'schema/bad-form',
      '/ancien',
    ],
    ['drops a digit of the postal code', '"⟦13100→3100⟧"', 'contact/malformed-postal-code', '03100'],
    ['writes an identifier with a capital', '"id": "⟦camille→Camille⟧"', 'schema/bad-form', 'camille'],
    ['writes a host with its scheme', `["⟦${host}→https://${host}/⟧"]`, 'schema/bad-form', host],
    ['copies the address of the site with a query', `"${address}⟦→/?utm=1⟧"`, 'schema/bad-form', address],
    ['ends the address of the site in two slashes', `"${address}⟦→//⟧"`, 'schema/bad-form', address],
    ['forgets the slash', '"to": "⟦/→⟧contact"', 'link/malformed', '/contact'],
    ['leaves a space in the address of a section', '"to": "/#⟦commander→ comander⟧"', 'link/malformed', '/#commander'],
    ['adds a slash', '"to": "/contact⟦→/⟧"', 'link/inexact-path', '/contact'],
    ['writes an address with a capital', '"to": "/⟦contact→Contact⟧"', 'link/inexact-path', '/contact'],
    ['misspells an anchor', '"to": "/#⟦commander→comander⟧"', 'link/unknown-anchor', '/#commander'],
    ['misspells a plan', '"plans": ["⟦basket→baskets⟧"]', 'reference/unknown', 'basket'],
    ['misspells a guide in its chain', '["choisir-son-⟦pain→apin⟧"', 'chain/lost-guide', 'choisir-son-pain'],
    ['misspells a hub', '"hub": "/⟦guides→guide⟧"', 'link/unknown-page', '/guides'],
    ['misspells a picture', 'media/⟦wedding→weding⟧.svg', 'media/missing', 'media/wedding.svg'],
    ['misspells a fact', '{{facts.⟦basketPrice→basketPrise⟧}}', 'fact/unknown', price],
    ['forgets the name’s collection', '{{⟦facts.→⟧basketPrice}}', 'fact/unknown', price],
    ['types a single brace', `⟦${price}→{facts.basketPrice}⟧`, 'fact/malformed', price],
    ['forgets a brace', '{{facts.basketPrice}⟦}→⟧', 'fact/malformed', price],
    ['types a price by hand', 'Un pain par jour⟦→, 29 € par mois⟧"], "accept"', 'fact/typed-by-hand', price],
    ['changes one of two prices', '"price": "⟦29→39⟧ €"', 'price/text-differs', '29 €'],
    ['forgets the hub of a chain', '"id": "guides",⟦\n      "hub": "/guides",→⟧', 'schema/missing-key'],
    ['forgets the identifier of a chain', '⟦"id": "guides",\n      →⟧"hub": "/guides",', 'schema/missing-key'],
    ['forgets the guides of a chain', `⟦"articles": ${articles},\n      →⟧`, 'schema/missing-key'],
    ['writes one guide without a list', `⟦${articles}→"choisir-son-pain"⟧`, 'schema/wrong-type'],
    ['forgets the address of a page', '⟦"path": "/contact",\n      →⟧', 'schema/missing-key'],
    ['forgets the address of the home page', '⟦"path": "/",\n      →⟧', 'schema/missing-key'],
    ['forgets the address of the page of the guides', '⟦"path": "/guides",\n      →⟧', 'schema/missing-key'],
    ['forgets the brackets around one section', `⟦[${section}]→${section}⟧`, 'schema/wrong-type'],
    ['forgets the identifier of a plan', '⟦"id": "basket",\n      →⟧', 'schema/missing-key'],
    ['forgets the identifier of an offer', '⟦"id": "offer", →⟧', 'schema/missing-key'],
    ['forgets the name of the business', '⟦"name": "Boulangerie Test",\n    →⟧"phone"', 'schema/missing-key'],
    ['misspells a fact where it is declared', '"⟦basketPrice→basketPrise⟧": {', 'fact/unknown', 'basketPrice'],
    ['gives a fact that one text says another name', '"⟦delay→orderTime⟧": {', 'fact/unknown', '{{facts.orderTime}}'],
    ['deletes a fact that several texts say', `⟦${basketPrice},\n    →⟧`, 'fact/unknown'],
    ['forgets the identifier of a section', '"type": "pricing"⟦, "id": "commander"→⟧', 'link/unknown-anchor'],
    ['misspells the address of a page', '"path": "/⟦contact→contacts⟧"', 'link/unknown-page', '/contact'],
    ['gives a page another address', '"path": "/⟦contact→ecrire⟧"', 'link/unknown-page', '/contact'],
    ['takes a guide out of its chain', '"conserver-son-pain"⟦, "recettes-de-pain-perdu"→⟧]', 'chain/lost-guide'],
    [
      'names a guide as none of the files is called',
      '["⟦choisir-son-pain→quelle-farine-acheter⟧"',
      'chain/lost-guide',
      'choisir-son-pain',
    ],
    [
      'writes a price below nothing',
      '"price": "⟦29 €",\n      "monthlyPrice": 29→-1 €",\n      "monthlyPrice": -1⟧',
      'schema/too-small',
    ],
    [
      'writes a third decimal of a price',
      '"price": "29⟦ €",\n      "monthlyPrice": 29→,90 €",\n      "monthlyPrice": 29.895⟧',
      'schema/third-decimal',
      '29.90',
    ],
    [
      'writes a third decimal of a fact in euros',
      '"format": "⟦measure", "value": 48, "unit": "h"→money", "value": 1.005⟧',
      'schema/third-decimal',
      '1.01',
    ],
    ['writes a minus before a price', '"price": "⟦→-⟧29 €"', 'price/text-differs', '29 €'],
  ]),
  ...mistakesIn(guide, [
    ['sets a French space before a colon', 'title⟦→\u202F⟧: "Choisir', 'front-matter/odd-space', `title: ${title}`],
    [
      'forgets the quote before a title',
      '⟦"Choisir son pain→Choisir son pain :⟧ selon',
      'front-matter/needs-quotes',
      '"Choisir son pain : selon le repas"',
    ],
    ['forgets the quote before a title without a colon', '⟦"→⟧Choisir son pain', 'front-matter/needs-quotes', title],
    ['ends a title with a curly quote', 'selon le repas⟦"→”⟧', 'front-matter/unclosed-quote', title],
    ['leaves a space before a setting', '⟦→ ⟧reviewed: 2026', 'front-matter/indented', 'reviewed:'],
    [
      'writes a number sign in a text without quotes',
      `⟦${title}→Choisir le pain #1 du repas⟧`,
      'front-matter/needs-quotes',
      '"Choisir le pain #1 du repas"',
    ],
    ['pastes curly quotes around a title', `⟦${title}→“${words}”⟧`, 'front-matter/needs-quotes', title],
    ['writes a day that does not exist', 'reviewed: 2026-⟦10-01→09-31⟧', 'schema/bad-date', '2026-09-30'],
    ['forgets the brackets of a list', `⟦${motifs}→bread, plate, clock⟧`, 'schema/wrong-type', motifs],
    ['writes a list between parentheses', `⟦${motifs}→(bread, plate, clock)⟧`, 'schema/wrong-type', motifs],
    ['misspells a motif', '[bread, ⟦plate→palte⟧, clock]', 'schema/unknown-value', 'plate'],
    ['misspells a setting of an article', '⟦reviewed→reviewd⟧: 2026-10-01', 'schema/unknown-key', 'reviewed'],
    ['forgets the folder of a guide', '](/⟦guides/→⟧conserver', 'link/unknown-page', `${keeping}#le-torchon`],
    ['renames a heading that links lead to', '#le-⟦torchon→torchons⟧', 'link/unknown-anchor', `${keeping}#le-torchon`],
  ]),
  ...mistakesIn(story, [
    ['writes « cliquez ici »', '[⟦Venez le voir→Cliquez ici⟧]', 'link/vague-text'],
    [
      'gives a link a title between curly quotes',
      '[Venez le voir](/contact⟦→ “Le four”⟧)',
      'link/broken-syntax',
      '[Venez le voir](/contact "Le four")',
    ],
    ['forgets the bracket that ends the words of a link', 'voir⟦]→⟧(/contact)', 'link/broken-syntax', visit],
    ['leaves the address of a link empty', '](⟦/contact→⟧)', 'link/malformed'],
    ['pastes a text of another encoding', '⟦bois→boisâ€¦⟧', 'text/damaged', '…'],
    ['leaves a backtick open', 'au ⟦→`⟧bois', 'markdown/lone-backtick'],
    [
      'adds a cell to one row of a table',
      '⟦→| Pain |\n| --- |\n| Levain | Une heure |\n\n⟧Le four chauffe',
      'markdown/extra-cell',
    ],
    ['sets a no-break space in a heading', '###⟦ →\u00A0⟧Le four', 'heading/missing-space', '### Le four de 1920'],
    ['links to the file of a guide', '](⟦/contact→conserver-son-pain.md⟧)', 'link/malformed', keeping],
    [
      'links to the file of a guide from its folder',
      '](⟦/contact→../guides/conserver-son-apin.md⟧)',
      'link/malformed',
      keeping,
    ],
    ['links to a page as to a file', '](⟦/contact→contact.html⟧)', 'link/malformed', '/contact'],
    [
      'shows a picture without its folder',
      '⟦[Venez le voir](/contact→![Un mariage](wedding.svg⟧)',
      'link/malformed',
      '/media/wedding.svg',
    ],
    [
      'forgets the scheme of another site',
      '](⟦/contact→www.four-example.com⟧)',
      'link/malformed',
      'https://www.four-example.com',
    ],
  ]),
];
