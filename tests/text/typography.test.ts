import { describe, expect, it } from 'vitest';
import { frenchTypography, withoutJoiners } from '../../src/text/typography.ts';

const N = '\u202F';
const F = '\u00A0';
const J = '\u2060';

describe('French typography', () => {
  it.each([
    ['Prêt ? Oui ! Bien ; suite', `Prêt${N}? Oui${N}! Bien${N}; suite`],
    ['Voici : la liste', `Voici${F}: la liste`],
    ['Tél. : 3949, etc. !', `Tél.${F}: 3949, etc.${N}!`],
    ['un « bon » mot', `un «${N}bon${N}» mot`],
    ["l'atelier d'Émile", 'l’atelier d’Émile'],
    ['29 € par mois', `29${F}€ par mois`],
    ['29 € TTC par mois, 24 € HT', `29${F}€${F}TTC par mois, 24${F}€${F}HT`],
    ['29 € HT* ; Prix* : 29 €*', `29${F}€${F}HT*${N}; Prix*${F}: 29${F}€*`],
    ['en € HTML, 29 € net', `en € HTML, 29${F}€ net`],
    ['1000 € et 1 000 €', `1000${F}€ et 1${N}000${F}€`],
    ['99,9 % du temps, 200 ms, 48 h', `99,9${F}% du temps, 200${F}ms, 48${F}h`],
    ['https://example.com/a?b=c:d et la suite', 'https://example.com/a?b=c:d et la suite'],
    ['écrivez à a.b@example.com !', `écrivez à a.b@example.com${N}!`],
    ['ouvert de 09:00 à 18:30', 'ouvert de 09:00 à 18:30'],
    ['24/7 et 24 h/24', `24/7 et 24${F}h/24`],
    ['Attendez...', 'Attendez…'],
    ['[à compléter] ; puis', `[à compléter]${N}; puis`],
    ['[à compléter] : puis', `[à compléter]${F}: puis`],
    ['Quoi ?!', `Quoi${N}?!`],
    ['« Vraiment ? »', `«${N}Vraiment${N}?${N}»`],
    ['en UTF-8, article D441-5', `en UTF-${J}8, article D441-${J}5`],
    ['Écrivez-nous, joignez-nous', `Écrivez-${J}nous, joignez-${J}nous`],
    ['Dites-le ; parlons-en', `Dites-${J}le${N}; parlons-${J}en`],
    ['2026-11-20, peut-être, mi-temps, X-Frame', '2026-11-20, peut-être, mi-temps, X-Frame'],
    ['un e-mail, des E-mails', `un e-${J}mail, des E-${J}mails`],
    ['9 h – 18 h et 9h-18h', `9${F}h${F}–${J}${F}18${F}h et 9h-${J}18h`],
    ['de 9 h à 12 h 30, à 14 h', `de 9${F}h${F}à${F}12${F}h${F}30, à 14${F}h`],
    ['de 14 h 30 à 18 h', `de 14${F}h${F}30${F}à${F}18${F}h`],
    ['6 h 30 – 13 h, 9 h 30-12 h 15', `6${F}h${F}30${F}–${J}${F}13${F}h, 9${F}h${F}30-${J}12${F}h${F}15`],
    ['en 2 h 3 personnes, de 9 h - avant', `en 2${F}h 3 personnes, de 9${F}h - avant`],
    ['au 04 65 71 00 48, le 05 12', `au 04${F}65${F}71${F}00${F}48, le 05${F}12`],
    ['+33 4 65 71 00 48 et +33 (0)4', `+33${F}4${F}65${F}71${F}00${F}48 et +33 (0)4`],
    ['14 15 92 65 et 3,05 12', '14 15 92 65 et 3,05 12'],
    ['une-mail, e-mailing', 'une-mail, e-mailing'],
    ['bonnes-lettres et chez-nousmêmes', 'bonnes-lettres et chez-nousmêmes'],
    ['https://example.com/UTF-8', 'https://example.com/UTF-8'],
  ])('formats %j', (plain, set) => {
    expect(frenchTypography(plain)).toBe(set);
  });

  it.each([
    [['', "Le rôle de l'", 'Afnic'], 'Le rôle de l’'],
    [['', "L'", '« été »'], 'L’'],
    [['l', "'eau", ''], '’eau'],
    [['TTC', ' ; suite', ''], `${N}; suite`],
    [['légal]', ' : suite', ''], `${F}: suite`],
    [['Tél.', ' : 3949', ''], `${F}: 3949`],
    [['page', '? Oui', ''], `${N}? Oui`],
    [['29', ' € par mois', ''], `${F}€ par mois`],
    [['', 'à 29 ', '€'], `à 29${F}`],
    [['', 'en 48 ', 'heures'], 'en 48 '],
    [['', ' ; seul', ''], ' ; seul'],
    [['mot ', ' ; loin', ''], ' ; loin'],
    [['', 'Prêt ?', '1'], `Prêt${N}?`],
    [['', "rock'", ''], "rock'"],
    [['com', ' : a@example.com ?', 'x'], `${F}: a@example.com${N}?`],
  ])('formats the ends of a text according to adjacent texts: %j', ([before, text, after], set) => {
    expect(frenchTypography(text ?? '', before, after)).toBe(set);
  });

  it('removes word joiners from texts outside of running text', () => {
    expect(withoutJoiners(frenchTypography('Un e-mail en UTF-8 : avez-vous fini ?'))).toBe(
      `Un e-mail en UTF-8${F}: avez-vous fini${N}?`,
    );
  });

  it('changes nothing when applied a second time', () => {
    const text = "« L'offre : 29 € ! » Prêt ? Voir https://example.com/?a=b ; dites-le en UTF-8...";
    const once = frenchTypography(text);
    expect(frenchTypography(once)).toBe(once);
  });
});
