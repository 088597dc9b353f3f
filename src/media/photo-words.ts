import type { Diagnostic } from '../diagnostics/diagnostic.ts';

type Args = Diagnostic['args'];

interface Words {
  message: string;
  help: string;
}

const catalogue = {
  'photo/malformed-address': () => ({
    message: 'Cette adresse de photo n’est pas une adresse.',
    help: 'Copiez-la entière depuis le navigateur : « https://… ».',
  }),
  'photo/not-https': () => ({
    message: 'Cette photo n’est pas proposée par une adresse sûre.',
    help: 'Prenez une adresse qui commence par « https:// ».',
  }),
  'photo/password-in-address': () => ({
    message: 'Cette adresse contient un nom d’utilisateur ou un mot de passe.',
    help: 'Ils seraient publiés avec le projet. Téléchargez la photo vous-même et déposez-la ailleurs.',
  }),
  'photo/unreachable': ({ host, reason }: Args) => ({
    message: `${host} ne répond pas (${reason}).`,
    help: 'Ouvrez l’adresse dans un navigateur. Si elle s’affiche, recommencez plus tard ; le dessin reste en attendant.',
  }),
  'photo/too-slow': ({ host, seconds }: Args) => ({
    message: `${host} n’a pas donné la photo en ${seconds} s.`,
    help: 'Recommencez, ou choisissez une photo plus légère ; le dessin reste en attendant.',
  }),
  'photo/refused': ({ status }: Args) => ({
    message: `La photo n’est pas donnée : le serveur répond ${status}.`,
    help: 'Vérifiez l’adresse dans un navigateur : la photo a pu être déplacée ou supprimée.',
  }),
  'photo/too-many-redirects': ({ limit }: Args) => ({
    message: `L’adresse renvoie vers une autre plus de ${limit} fois.`,
    help: 'Prenez l’adresse finale, celle que montre le navigateur quand la photo est affichée.',
  }),
  'photo/not-a-picture': ({ type }: Args) => ({
    message: `L’adresse ne mène pas à une photo (${type}).`,
    help: 'Prenez l’adresse de l’image elle-même, en JPEG, PNG, WebP ou AVIF, et non celle de la page qui la montre.',
  }),
  'photo/too-heavy': ({ limit }: Args) => ({
    message: `Cette photo pèse plus de ${limit} Mo.`,
    help: 'Choisissez une version plus petite : 1 200 pixels de large suffisent.',
  }),
  'photo/too-small': ({ width, height, least }: Args) => ({
    message: `Cette photo mesure ${width} × ${height} pixels, pour ${least} au moins.`,
    help: 'Agrandie, elle serait floue. Choisissez une version plus grande.',
  }),
  'photo/unreadable': () => ({
    message: 'Cette photo est abîmée ou incomplète.',
    help: 'Ouvrez-la dans un navigateur ; si elle s’affiche mal, choisissez-en une autre.',
  }),
} satisfies Record<string, (args: Args) => Words>;

/** What can go wrong with a photo; codes are permanent. */
export type PhotoCode = keyof typeof catalogue;

/** All codes, in the catalogue's order. */
export const photoCodes = Object.keys(catalogue) as PhotoCode[];

/** What is wrong and how to fix it, in French. */
export function photoWords(code: PhotoCode, args: Args): Words {
  return catalogue[code](args);
}
