/** How the sink answers: as the service does when all is well, or in one of the ways in which it can fail. */
export const sinkModes = [
  'ok',
  '400',
  '403',
  '412',
  '413',
  '429',
  '500',
  'hang',
  'slow',
  'drop',
  'no-cors',
  'rubbish',
] as const;

export type SinkMode = (typeof sinkModes)[number];

/** The sink's present behaviour. `delay`: milliseconds before any answer. */
export interface SinkBehaviour {
  mode: SinkMode;
  delay: number;
}

/** Delay of the mode `slow` when none is given, in milliseconds. */
export const SLOW = 3000;

/**
 * Texts that the service sends with a status: 403 and 412 as its users report them, 429 as its own library words it,
 * the others as plain HTTP.
 */
export const failureTexts: { readonly [mode in SinkMode]?: string } = {
  '400': 'The user_id parameter is required',
  '403': 'API calls are disabled for non-browser applications',
  '412': 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  '413': 'Payload Too Large',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
};

/** Reads a behaviour from what was asked for; nothing when it names no mode. */
export function parseBehaviour(asked: unknown): SinkBehaviour | undefined {
  if (typeof asked !== 'object' || asked === null || !('mode' in asked)) return undefined;
  const mode = sinkModes.find((known) => known === String(asked.mode));
  if (!mode) return undefined;
  const delay = 'delay' in asked ? Number(asked.delay) : 0;
  const usual = mode === 'slow' ? SLOW : 0;
  return { mode, delay: Number.isFinite(delay) && delay > 0 ? Math.min(delay, 120_000) : usual };
}
