import type { Diagnostic } from '../diagnostics/diagnostic.ts';

type Args = Diagnostic['args'];

interface Words {
  message: string;
  /** Why it matters and how to fix it. */
  help: string;
}

const catalogue = {
  'guide/too-short': ({ value, limit, difference }: Args) => ({
    message: `Ce guide compte ${value} mots, pour ${limit} au moins.`,
    help: `Il laisse sans doute une question sans réponse. Ajoutez ${difference} mots utiles : un exemple, un prix, un cas où cela échoue.`,
  }),
  'guide/too-long': ({ value, limit, difference }: Args) => ({
    message: `Ce guide compte ${value} mots, pour ${limit} au plus.`,
    help: `Retirez ${difference} mots : ce qu’un autre guide explique déjà tient en une phrase et un lien.`,
  }),
  'guide/few-sections': ({ value, limit }: Args) => ({
    message: `Ce guide a ${value} section(s), pour ${limit} au moins.`,
    help: 'Un long texte sans intertitres ne se parcourt pas. Ajoutez des titres de la forme « ## Titre ».',
  }),
  'guide/many-sections': ({ value, limit }: Args) => ({
    message: `Ce guide a ${value} sections, pour ${limit} au plus.`,
    help: 'Réunissez deux sections voisines, ou faites d’une petite section un sous-titre « ### ».',
  }),
  'guide/few-links': ({ value, limit }: Args) => ({
    message: `Ce guide mène à ${value} page(s) du site, pour ${limit} au moins.`,
    help: 'Le lecteur n’y trouve pas la suite. Ajoutez un lien là où il la voudrait : « [texte du lien](/rubrique/guide) ».',
  }),
  'guide/many-links': ({ value, limit }: Args) => ({
    message: `Ce guide contient ${value} liens vers le site, pour ${limit} au plus ; celui-ci est le premier de trop.`,
    help: 'Trop de liens ne guident plus. Gardez ceux que le lecteur suivrait et retirez les crochets des autres.',
  }),
  'guide/no-incoming-link': ({ path }: Args) => ({
    message: 'Aucun autre guide ne mène à celui-ci.',
    help: `Ajoutez dans un guide voisin un lien de la forme « [texte du lien](${path}) ».`,
  }),
  'guide/no-practical-part': () => ({
    message: 'Ce guide ne donne rien à utiliser tel quel.',
    help: 'Ajoutez un tableau, une marche à suivre numérotée, une liste à cocher ou un encadré « > **Exemple rempli** ».',
  }),
  'guide/too-similar': ({ share, limit, other }: Args) => ({
    message: `Ce guide partage ${share} % de ses phrases avec ${other}, pour ${limit} % au plus.`,
    help: `Voici leur plus long passage commun. Gardez l’explication dans un seul des deux ; dans l’autre, une phrase et un lien.`,
  }),
  'style/tic': ({ tic, value, limit }: Args) => ({
    message: `« ${tic} » revient ${value} fois dans ce guide, pour ${limit} au plus ; celui-ci est le premier de trop.`,
    help: 'Qui lit plusieurs guides le remarque. Dites-le autrement, ou passez-vous du mot.',
  }),
  'sentence/too-long': ({ words, limit, after }: Args) => ({
    message: `Cette phrase compte ${words} mots, pour ${limit} au plus.`,
    help: `Faites-en deux, par exemple en coupant après « ${after} ».`,
  }),
  'spelling/unknown-word': ({ word }: Args) => ({
    message: `« ${word} » ne figure ni au dictionnaire ni au lexique.`,
    help: `Corrigez-le ; si c’est un nom propre ou un mot du métier, ajoutez-le sur une ligne de content/lexique.txt.`,
  }),
  'spelling/repeated-word': ({ word }: Args) => ({
    message: `« ${word} » est écrit deux fois de suite.`,
    help: 'Effacez l’un des deux.',
  }),
  'lexicon/unused-word': ({ word }: Args) => ({
    message: `« ${word} » ne sert plus dans aucun texte.`,
    help: 'Effacez cette ligne : une faute pourrait un jour s’y cacher.',
  }),
  'lexicon/bad-line': ({ line }: Args) => ({
    message: `« ${line} » ne peut pas être un mot du lexique.`,
    help: 'Écrivez un mot par ligne, en lettres, sans guillemets ni ponctuation ; une remarque commence par « # ».',
  }),
} satisfies Record<string, (args: Args) => Words>;

/** What the check of the texts can find; codes are permanent. */
export type TextCode = keyof typeof catalogue;

/** All codes, in the catalogue's order. */
export const textCodes = Object.keys(catalogue) as TextCode[];

/** What is wrong and how to fix it, in French: those who write the texts read it. */
export function textWords(code: string, args: Args): Words {
  return Object.hasOwn(catalogue, code) ? catalogue[code as TextCode](args) : { message: code, help: '' };
}
