import { runEngine } from './run-engine.ts';
import { optionsForEach } from './site-folders.ts';
import { checkRow, lastLine, printRows, releasedOn, rowsOf, type SiteRow } from './site-rows.ts';

/** Builds run two at a time: each uses all cores for a part of its time. */
const MAX_BUILDS_AT_ONCE = 2;

/** Options of one site, which several cannot share. */
const OF_ONE = ['out', 'base', 'replaces'];

/** Releases several sites, each with its own engine, and prints a table. A site with errors is not built. */
export async function releaseSites(sites: readonly string[], options: Record<string, unknown>): Promise<number> {
  const shared = OF_ONE.find((name) => options[name] !== undefined);
  if (shared !== undefined || !['text', 'json', undefined].includes(options.format as string | undefined)) {
    console.error(shared ? `--${shared} is for one site` : '--format is text or json');
    return 2;
  }
  const rules = options.rehearse ? [] : ['--release'];
  const rest = optionsForEach(options, ['site', 'format']);
  const checked = await rowsOf(sites, { verb: 'Checking' }, (site) => checkRow(site, rules));
  const released = async (site: string, row: SiteRow): Promise<SiteRow> => {
    if (!row.isDone) return { ...row, says: row.says || 'not built' };
    const ended = await runEngine(site, ['release', '--site', site, ...rest]);
    if (ended.status !== 0) return { ...row, says: lastLine(ended), isDone: false };
    const date = releasedOn(site);
    return { ...row, ...(date === undefined ? {} : { released: date }) };
  };
  const rows = await rowsOf(sites, { verb: 'Releasing', atOnce: MAX_BUILDS_AT_ONCE }, (site) =>
    released(site, checked[sites.indexOf(site)] as SiteRow),
  );
  return printRows(rows, options.format as string | undefined);
}
