import type { PublishReason } from '../../publish-protocol.ts';

/** The purposes of git commands that a hook may refuse, with any message. */
export type GitStep = 'commit' | 'sign' | 'push' | 'propose';

const NO_ACCESS =
  'L’hébergeur du site ne reconnaît pas cet ordinateur. Reconnectez-vous à lui, ou demandez à qui tient le site.';
const UNREACHABLE =
  'L’hébergeur du site ne répond pas. Vérifiez la connexion, puis recommencez ; si cela dure, demandez à qui tient le site.';
const REFUSED_BY_HOST =
  'L’hébergeur du site refuse cette mise en ligne directe. Demandez une relecture, ou montrez sa réponse à qui tient le site.';
const PROPOSAL_REFUSED =
  'L’hébergeur du site refuse cette demande de relecture. Montrez sa réponse à qui tient le site.';
const NOT_SIGNED =
  'Ce site demande des publications signées, et la signature a échoué. Vérifiez la clé avec qui tient le site, puis recommencez.';
/** Reason why nothing can be committed while a merge or a rebase is unfinished. */
export const UNFINISHED_WORK =
  'La mise en ligne est arrêtée par un travail commencé ailleurs. Vos textes sont gardés. Demandez à qui tient le site de le terminer.';

/** Output of a git command, and its exit status. */
interface GitOutput {
  stderr: string;
  text?: string;
  exit?: number;
}

/** A file or folder whose current state a commit would lack, and the cause. */
export interface MissingFile {
  file: string;
  cause: keyof typeof CAUSES;
}

/** Patterns of git's own lines, each with the reason and advice. The first match is used. */
const REASONS: readonly [RegExp, string][] = [
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
    'Ce dossier appartient à un autre compte de cet ordinateur. Ouvrez le site avec ce compte, ou demandez à qui tient le site.',
  ],
  [
    /tell me who you are|empty ident name|unable to auto-detect email|no email was given|no name was given/i,
    'Une publication porte un nom, et cet ordinateur n’en a pas. Dans un terminal, lancez « git config --global user.name "Votre nom" », puis « git config --global user.email vous@exemple.fr », et recommencez.',
  ],
  [
    /\.lock['’]?: File exists|Another git process|cannot lock ref/i,
    'Un autre programme publie en ce moment. Attendez qu’il ait fini, puis recommencez. Si aucun ne tourne, supprimez le fichier « index.lock » du dossier « .git ».',
  ],
  [/during a merge|not concluded your merge|unmerged files|needs merge/i, UNFINISHED_WORK],
  [/failed to write commit object/, NOT_SIGNED],
  [
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|access denied|Host key verification failed|HTTP 40[13]|error: 40[13]/i,
    NO_ACCESS,
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Could not connect|does not appear to be a git repository|Could not read from remote|repository '.*' not found|timed out/i,
    UNREACHABLE,
  ],
  [/^!\t.*\[remote rejected\]/m, REFUSED_BY_HOST],
  [
    /^!\t.*\[rejected\]/m,
    'Quelqu’un d’autre a publié entre-temps. Récupérez ses changements : les vôtres viendront s’y ajouter.',
  ],
  [
    /following submodule paths contain changes that can/i,
    'Un dossier du site est un dépôt à part, qui n’est pas encore envoyé. Demandez à qui tient le site de l’envoyer d’abord.',
  ],
  [
    /couldn't find remote ref/i,
    'L’hébergeur du site n’a rien à récupérer ici. Envoyez votre publication, ou demandez une relecture.',
  ],
  [
    /^usage: git merge-tree <base-tree>/m,
    'Git est trop ancien sur cet ordinateur pour réunir deux publications. Installez la version 2.38 ou une plus récente, ou demandez une relecture.',
  ],
  [/No space left on device/, 'Le disque est plein. Libérez de la place, puis recommencez.'],
];

const CHECK_REFUSED = {
  commit:
    'Une vérification propre à ce site a refusé la publication. Corrigez ce qu’elle demande, ou montrez sa réponse à qui tient le site.',
  push: 'Une vérification propre à ce site a refusé l’envoi. Corrigez ce qu’elle demande, ou montrez sa réponse à qui tient le site.',
} as const;

/** Maximum number of lines that are quoted. */
const MAX_QUOTED_LINES = 12;

/** Returns the last lines with information for people. */
function lastLines(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.replace(/^remote:\s?/, '').trimEnd())
    .filter((line) => line.trim() && !/^(?:To |Done$|error: failed to push some refs)/.test(line));
  return lines.slice(-MAX_QUOTED_LINES).join('\n');
}

/**
 * Returns the lines that git itself has written, without those of the remote. For a commit, hooks write to the same
 * output, so only lines that begin with `fatal:` or `error:` are returned.
 */
function ownLines({ text = '', stderr }: GitOutput, step: GitStep | undefined): string {
  const lines = `${stderr}\n${text}`.split('\n').filter((line) => !line.startsWith('remote:'));
  const isOwn = (line: string) => /^(?:fatal|error): /.test(line);
  return (step === 'commit' ? lines.filter(isOwn) : lines).join('\n');
}

/** Explains in French why git failed. */
export function explainGit(answer: GitOutput, step?: GitStep): PublishReason {
  const { text = '', stderr, exit } = answer;
  const details = lastLines(`${stderr}\n${text}`);
  const quoted = details ? { details } : {};
  // The exit status is 1 if a hook refuses; git's own failures have another one.
  if (step === 'commit' && exit === 1) return { message: CHECK_REFUSED.commit, ...quoted };
  if (step === 'sign') return { message: NOT_SIGNED, ...quoted };
  if ((step === 'push' || step === 'propose') && exit === 1 && !/^!\t/m.test(text) && !/submodule/.test(stderr))
    return { message: CHECK_REFUSED.push, ...quoted };
  const own = ownLines(answer, step);
  const known = REASONS.find(([pattern]) => pattern.test(own))?.[1];
  if (known === REFUSED_BY_HOST && step === 'propose') return { message: PROPOSAL_REFUSED, ...quoted };
  return { message: known ?? 'La mise en ligne a échoué. Montrez cette réponse à qui tient le site.', ...quoted };
}

export const DETACHED =
  'Le site est ouvert dans un état ancien : rien ne se met en ligne d’ici. Demandez une relecture, ou demandez à qui tient le site de revenir à l’état courant.';

export const NO_FIRST_COMMIT =
  'Ce site n’a encore jamais été publié : mettez-le en ligne une première fois, puis demandez des relectures.';

export const CHANGED = 'Le site a changé depuis que ce résumé a été fait : relisez-le, puis recommencez.';

export const NOTHING = 'Rien n’a changé depuis la dernière publication.';

export const ERRORS = 'Le site contient des erreurs : corrigez-les, puis recommencez.';

export const HOOK_ERRORS =
  'Une vérification propre à ce site a corrigé des fichiers, et le résultat contient des erreurs. Rien n’est parti : la publication est reprise.';

export const PLACEHOLDERS =
  'Des contenus provisoires restent à remplacer : rien n’est mis en ligne tant qu’ils sont là. Vous pouvez demander une relecture.';

export const NO_LONGER_THERE = 'Ce changement n’est plus là : le résumé a été refait.';

export const NOT_OURS =
  'Cette publication n’a pas été faite dans l’éditeur : demandez à qui tient le site de la reprendre.';

export const NOTHING_SENT = 'Rien n’est parti : vos changements sont toujours ici.';

/** Returns notes about the branch that an author should read before publishing. */
export function branchNotes({
  branch = '',
  upstream,
  isAlsoTag,
}: {
  branch?: string | undefined;
  upstream?: string | undefined;
  isAlsoTag: boolean;
}) {
  return [
    ...(upstream
      ? [
          `Vous travaillez sur « ${branch} », qui vient de « ${upstream} ». Ce que vous publiez ici va sur « ${branch} » : « ${upstream} » ne change pas.`,
        ]
      : []),
    ...(isAlsoTag ? [`Une version marquée du site s’appelle aussi « ${branch} » : elle ne change pas.`] : []),
  ];
}

/** Message of a commit that merges publications from two places. */
export const JOINED = 'Réunit ce qui a été publié ailleurs';

export const CONFLICT_AHEAD =
  'Le même endroit a été changé ici et ailleurs. Publiez : les deux versions vous seront montrées, rien n’est perdu.';

export function describeBroken(problem: string): string {
  return `Ce qui a été publié ailleurs ne peut pas être repris ici : ${problem} Rien n’a changé. Demandez à qui tient le site.`;
}

/** Describes the author name and the mail address of a publication. */
export function authorNote(author: string, address: string): string {
  return `Publié au nom de ${author}, avec l’adresse ${address || 'de cet ordinateur'}.`;
}

/** Returns the names of the first files of a list. */
function named(files: readonly string[]): string {
  const more = files.length > 3 ? ` et ${files.length - 3} autre(s)` : '';
  return `${files.slice(0, 3).join(', ')}${more}`;
}

const CAUSES = {
  ignored: () => 'le dépôt a l’ordre de l’ignorer (« .gitignore »)',
  unwatched: () => 'le dépôt a l’ordre de ne pas suivre ses changements (« skip-worktree »)',
  repository: () => 'ce dossier est un dépôt à part, dont les changements se publient d’abord de leur côté',
  changed: () => 'il vient de changer',
};

/** Describes the files of the site that would not be published, and the causes. */
export function describeMissingFiles(missing: readonly MissingFile[]): PublishReason {
  const lines = missing.map(({ file, cause }) => `« ${file} » : ${CAUSES[cause]()}`);
  return {
    message: `Rien ne part : le site en ligne serait incomplet. ${lines[0]}.${lines.length > 1 ? ` De même pour ${named(missing.slice(1).map(({ file }) => file))}.` : ''} Demandez à qui tient le site.`,
    details: lines.join('\n'),
  };
}

export function describeUncommitted(files: readonly string[]): string {
  return `Un travail commencé ailleurs n’est pas terminé (${named(files)}) : il n’est pas touché. Son auteur doit d’abord l’enregistrer ou le mettre de côté ; votre publication attend sur cet ordinateur.`;
}

export function describeUnwatched(files: readonly string[]): string {
  return `Ce qui a été publié ailleurs remplacerait des fichiers que le dépôt ne suit pas sur cet ordinateur (${named(files)}) : rien n’a changé. Demandez à qui tient le site de les mettre de côté ; votre publication attend.`;
}

export function describeConflicts(files: readonly string[]): string {
  return `Quelqu’un d’autre a changé le même endroit (${named(files)}). Rien n’a changé ici, et votre publication attend sur cet ordinateur : demandez une relecture, qui réunira les deux versions.`;
}
