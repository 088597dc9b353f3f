/** Reasons why the system refuses to read or write a file, with advice. */
const FULL = 'le disque est plein. Libérez de la place.';
const LOCKED =
  'il est protégé, ou un autre programme le tient ouvert. Retirez la protection du fichier et de son dossier, ou fermez ce programme.';

/** All texts of the editor's server: its answers, and the names of its steps. */
export const answers = {
  title: 'Éditeur du site',
  loading: 'L’éditeur se charge…',
  noClient: 'Cette installation n’a pas d’éditeur : le dossier « src/editor/client » manque.',

  onlyThisComputer: 'L’éditeur ne répond qu’à cet ordinateur.',
  onlyLocalhost: 'L’éditeur ne répond qu’à « localhost ».',
  otherAddress: 'L’éditeur ne répond pas à cette adresse.',
  noProxy: 'L’éditeur ne répond qu’à son serveur mandataire.',
  noName: 'L’éditeur ne sait pas qui vous êtes : reconnectez-vous.',
  ownTab: 'L’éditeur s’ouvre dans un onglet à lui.',
  otherPage: 'Cette demande vient d’une autre page.',
  onlyGet: 'Cette adresse ne se demande que par GET.',
  onlyPost: 'Cette adresse ne se demande que par POST.',
  onlyJson: 'Cette adresse n’accepte que du JSON.',
  otherServer: 'Le serveur a changé depuis l’ouverture de l’éditeur : rechargez la page.',
  tooManyTabs: 'L’éditeur est ouvert dans trop d’onglets.',
  tooLong: 'Cet envoi est trop gros.',
  tooSlow: 'L’envoi est trop lent et s’est interrompu : réessayez avec une meilleure connexion.',
  notJson: 'Ce n’est pas du JSON.',
  malformed: 'Cette demande n’a pas la forme attendue.',
  failed: (message: string) => `L’éditeur a rencontré une erreur : ${message}`,

  noPage: 'Cette page n’existe pas, ou ne peut pas être affichée.',
  noSchema: 'Aucun schéma ne décrit ce champ.',
  noFile: 'Le site n’a pas de fichier de ce nom.',
  special: (file: string) => `${file} est un raccourci ou un fichier du système : il ne se modifie pas ici.`,
  notUtf8: (file: string) => `${file} n’est pas en UTF-8 : enregistrez-le ainsi, puis recommencez.`,
  exists: (file: string) => `${file} existe déjà.`,
  cannot: (file: string, verb: 'lu' | 'écrit' | 'gardé', reason: string) =>
    `« ${file} » ne peut pas être ${verb} : ${reason}`,
  systemRefuses: (code: string) => `le système refuse (${code}).`,
  /** Reason and advice by the system's error code. */
  advice: {
    ENOSPC: FULL,
    EDQUOT: FULL,
    EROFS: 'ce disque est en lecture seule. Autorisez l’écriture, ou déplacez le dossier du site.',
    EACCES: LOCKED,
    EPERM: LOCKED,
    EBUSY: LOCKED,
    EMFILE: 'trop de fichiers sont ouverts. Fermez d’autres programmes.',
  } as Record<string, string>,

  syntaxError: (file: string) => `${file} contient une erreur de syntaxe : corrigez-la d’abord.`,
  wouldBreak: (file: string) => `${file} ne pourrait plus être lu.`,
  fieldGone: 'Ce champ n’existe plus : rouvrez le formulaire.',
  fieldMoved: 'Un autre programme ou quelqu’un d’autre a déplacé ce champ : rouvrez-le, puis recommencez.',
  fieldChanged: 'Ce champ a changé : rouvrez le formulaire.',
  fieldChangedByOther: 'Un autre programme ou quelqu’un d’autre a changé ce champ : rouvrez-le, puis recommencez.',
  valueClash: 'Un autre programme ou quelqu’un d’autre a changé cette valeur entre-temps.',
  textClash: 'Un autre programme ou quelqu’un d’autre a changé le même passage entre-temps.',
  fileClash: 'Le fichier a changé depuis que l’éditeur l’a lu.',
  savedAgain: 'Un autre programme enregistre sans cesse le même fichier.',
  left: (file: string) => `${file} n’a pas pu être remis dans son état d’avant.`,
  justSaved: (file: string) => `Un autre programme vient d’enregistrer ${file}. Recommencez.`,
  namedTwice: 'Un fichier est nommé deux fois.',

  nothingTo: { undo: 'Il n’y a rien à annuler.', redo: 'Il n’y a rien à rétablir.' },
  cannotTake: {
    undo: (step: string) => `« ${step} » ne peut pas être annulé`,
    redo: (step: string) => `« ${step} » ne peut pas être rétabli`,
  },
  passageChanged: 'un autre programme ou quelqu’un d’autre a changé le même passage.',
  pictureGone: 'l’image n’est plus gardée.',
  noLongerOfSite: (file: string) => `${file} n’est plus un fichier du site.`,

  settings: 'Réglages',
  guide: (title: string) => `Guide « ${title} »`,
  textOf: (title: string) => `Texte de « ${title} »`,
  currentYear: 'Année en cours',

  created: 'créé',
  removed: 'supprimé',
  changes: (count: number) => (count === 1 ? '1 changement' : `${count} changements`),

  /** Names of the steps that can be undone. */
  steps: {
    acceptedWord: (word: string) => `Mot accepté : ${word}`,
    addedPicture: (name: string) => `Image ajoutée : ${name}`,
    renamedPicture: (name: string) => `Nom de l’image : ${name}`,
    address: (from: string, to: string) => `Adresse : ${from} → ${to}`,
    name: (title: string, from: string, to: string) => `Nom de « ${title} » : ${from} → ${to}`,
    removed: (title: string) => `Suppression : ${title}`,
    added: (title: string) => `Ajout : ${title}`,
  },

  /** First line of a new list of words. */
  lexicon: '# Mots que la vérification de l’orthographe accepte, un par ligne.',
};
