import { generalMessageOfCode } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/words.ts';
import type { DescribedDiagnostic, Description } from '../describe.ts';
import { suggested } from './suggested.ts';

/** Returns the path of a file as a relative address. Characters that would begin a query or fragment are encoded. */
function uriOf(file: string): string {
  return encodeURI(file).replace(/[#?]/g, encodeURIComponent);
}

/** Returns a place as SARIF; the whole line if it has no columns. */
function physicalLocationOf({ file, line, ...more }: DescribedDiagnostic['related'][number], prefix: string) {
  const columns =
    'column' in more ? { startColumn: more.column, endLine: more.endLine, endColumn: more.endColumn } : {};
  return { artifactLocation: { uri: uriOf(prefix + file) }, region: { startLine: line, ...columns } };
}

/** Returns the description of a code. There is no `helpUri`, because its words are not on a web page. */
function ruleOf(id: string, language: Language) {
  const { message, help } = generalMessageOfCode(id, language);
  return { id, shortDescription: { text: message }, ...(help ? { help: { text: help } } : {}) };
}

/**
 * Returns the report as SARIF 2.1.0 (OASIS), for code-scanning services. `prefix` is the site folder relative to the
 * repository, with a trailing slash when not empty.
 */
export function formatSarif({ diagnostics }: Description, language: Language, prefix = ''): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const run = {
    tool: {
      driver: {
        name: 'vitrine',
        language,
        rules: codes.map((id) => ruleOf(id, language)),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((found) => ({
      ruleId: found.code,
      ruleIndex: codes.indexOf(found.code),
      level: found.severity,
      message: { text: [found.message, found.help, ...suggested(found, language)].join(' ') },
      locations: [
        {
          physicalLocation: physicalLocationOf(found, prefix),
          ...(found.pointer === null ? {} : { logicalLocations: [{ fullyQualifiedName: found.pointer }] }),
        },
      ],
      ...(found.related.length > 0 && {
        relatedLocations: found.related.map((place) => ({ physicalLocation: physicalLocationOf(place, prefix) })),
      }),
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}
