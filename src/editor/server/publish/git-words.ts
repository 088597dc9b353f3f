/** The command of git that failed. A hook may refuse either of them, with any message. */
type Doing = 'commit' | 'push';

const NO_ACCESS =
  'Le dépôt distant refuse l’accès de cet ordinateur. Connectez-vous à l’hébergeur du dépôt (clé SSH ou jeton), essayez « git push » dans un terminal, puis recommencez.';
const UNREACHABLE =
  'Le dépôt distant ne répond pas. Vérifiez la connexion et l’adresse que montre « git remote -v », puis recommencez.';

/** Messages of git, each with the reason and what to do. The first that matches is used. */
const REFUSALS: readonly [RegExp, string][] = [
  [
    /ENOENT/,
    'Git n’est pas installé sur cet ordinateur. Installez-le (https://git-scm.com), relancez « npm start », ou remettez les fichiers ci-dessous à qui publie le site.',
  ],
  [
    /not a git repository/i,
    'Ce dossier n’est pas suivi par git. Remettez les fichiers ci-dessous à qui publie le site, ou lancez « git init » dans le dossier du site.',
  ],
  [
    /dubious ownership/,
    'Git refuse ce dossier, parce qu’il appartient à un autre compte de cet ordinateur. Ouvrez le site avec ce compte, ou lancez la commande que « git status » propose dans ce dossier.',
  ],
  [
    /tell me who you are|empty ident name|unable to auto-detect email|no email was given|no name was given/i,
    'Git ne sait pas au nom de qui publier. Dans un terminal, lancez « git config --global user.name "Votre nom" », puis « git config --global user.email vous@exemple.fr », et recommencez.',
  ],
  [
    /\.lock['’]?: File exists|Another git process|cannot lock ref/i,
    'Un autre programme se sert de git en ce moment. Attendez qu’il ait fini, puis recommencez. Si aucun ne tourne, supprimez le fichier « index.lock » du dossier « .git ».',
  ],
  [
    /during a merge|you have not concluded your merge|unmerged files|needs merge|is not possible because you have unmerged/i,
    'Une fusion est en cours dans ce dépôt. Terminez-la (« git commit ») ou abandonnez-la (« git merge --abort »), puis recommencez.',
  ],
  [
    /gpg failed to sign|failed to write commit object|signing failed/i,
    'Git doit signer ce qu’il publie et n’y arrive pas. Vérifiez la clé de signature (« git config user.signingkey »), puis recommencez.',
  ],
  [/empty commit message/i, 'Le message de publication est vide : écrivez une phrase.'],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|access denied|Host key verification failed|HTTP 40[13]|error: 40[13]/i,
    NO_ACCESS,
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Could not connect|does not appear to be a git repository|Could not read from remote|Repository not found|repository '.*' not found|timed out/i,
    UNREACHABLE,
  ],
  [
    /\[remote rejected\]/,
    'Le dépôt distant refuse cette branche : elle est protégée, ou une vérification l’a arrêtée. Publiez « Comme proposition », ou demandez à qui tient le dépôt.',
  ],
  [
    /\[rejected\]/,
    'Quelqu’un d’autre a publié entre-temps : le dépôt distant a des changements que cet ordinateur n’a pas encore.',
  ],
  [
    /couldn't find remote ref/i,
    'Le dépôt distant n’a plus cette branche. Publiez « Comme proposition », ou demandez à qui tient le dépôt.',
  ],
  [/No space left on device/, 'Le disque est plein. Libérez de la place, puis recommencez.'],
];

/** The last lines with information for people. */
function lastLines(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(?:To |Done$|error: failed to push some refs)/.test(line));
  return lines.slice(-3).join(' ');
}

/** Returns a French description of why git failed. `said` is what git wrote, in English. */
export function describeGitError(said: string, doing?: Doing): string {
  const known = REFUSALS.find(([pattern]) => pattern.test(said))?.[1];
  if (known) return known;
  const words = lastLines(said);
  const quoted = words ? ` Elle dit : « ${words} ».` : '';
  // Git's own messages begin like this; those of a hook may begin in any way.
  if (doing && !/^(?:error|fatal): /.test(words))
    return `Une vérification de ce dépôt (un « hook » de git) a refusé ${doing === 'commit' ? 'de publier' : 'l’envoi'}.${quoted} Corrigez ce qu’elle demande, ou montrez ce message à qui tient le dépôt.`;
  return `Git a rencontré une erreur${words ? ` : « ${words} »` : ''}. Montrez ce message à qui tient le dépôt.`;
}

/** Reasons why nothing can be committed while a merge or a rebase is unfinished. */
export const UNDER_WAY = {
  merge:
    'Une fusion est en cours dans ce dépôt. Terminez-la (« git commit ») ou abandonnez-la (« git merge --abort »), puis recommencez.',
  rebase:
    'Un rebasage est en cours dans ce dépôt. Terminez-le (« git rebase --continue ») ou abandonnez-le (« git rebase --abort »), puis recommencez.',
} as const;

export const DETACHED =
  'Le dépôt montre un ancien état, hors de toute branche. Publiez « Comme proposition », ou revenez d’abord à une branche (« git switch main »).';

export const NO_FIRST_COMMIT = 'Ce dépôt n’a encore rien de publié : publiez une première fois « Sur cette branche ».';

export const BUSY = 'Une publication est déjà en cours : attendez qu’elle finisse.';

export const CHANGED = 'Le site a changé depuis que ce résumé a été fait : relisez-le, puis recommencez.';

export const NOTHING = 'Rien n’a changé depuis la dernière publication.';

export const ERRORS = 'Le site contient des erreurs : corrigez-les, puis recommencez.';

export const PLACEHOLDERS =
  'Des contenus provisoires restent à remplacer : rien n’est publié tant qu’ils sont là. Vous pouvez publier « Comme proposition ».';

export const NO_LONGER_THERE = 'Ce changement n’est plus là : le résumé a été refait.';

/** The names of the first files of a list. */
function named(files: readonly string[]): string {
  const more = files.length > 3 ? ` et ${files.length - 3} autre(s)` : '';
  return `${files.slice(0, 3).join(', ')}${more}`;
}

export function describeUncommitted(files: readonly string[]): string {
  return `Des changements ne sont pas encore enregistrés dans git (${named(files)}) : ils ne sont pas touchés. Leur auteur doit d’abord les enregistrer ou les mettre de côté ; votre publication attend sur cet ordinateur.`;
}

export function describeConflicts(files: readonly string[]): string {
  return `Quelqu’un d’autre a changé le même endroit (${named(files)}). Rien n’a été changé ici, et votre publication attend sur cet ordinateur : demandez à qui tient le dépôt de réunir les deux versions.`;
}
