/**
 * Parses a port number; 0 means any free port. An invalid number ends the process, so that no other port is used
 * instead.
 */
export function readPort(typed: string | undefined, usual: number): number {
  if (typed === undefined) return usual;
  if (/^\d{1,5}$/.test(typed) && Number(typed) <= 65_535) return Number(typed);
  console.error(`--port is a number from 0 to 65535, not "${typed}"`);
  process.exit(2);
}
