const FULL = 'le disque est plein. Libérez de la place.';
const LOCKED =
  'il est protégé, ou un autre programme le tient ouvert. Retirez la protection du fichier et de son dossier, ou fermez ce programme.';

/** What keeps the system from writing or reading, and what to do, by the system's code. */
const ADVICE: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: 'ce disque est en lecture seule. Autorisez l’écriture, ou déplacez le dossier du site.',
  EACCES: LOCKED,
  EPERM: LOCKED,
  EBUSY: LOCKED,
  EMFILE: 'trop de fichiers sont ouverts. Fermez d’autres programmes.',
};

/** Says which file the system refuses to read or write, why, and what to do. */
export function describeRefusal(file: string, verb: 'lu' | 'écrit', error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return `« ${file} » ne peut pas être ${verb} : ${ADVICE[code] ?? `le système refuse (${code}).`}`;
}
