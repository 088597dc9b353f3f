import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { nameOfPage } from '../state/selection.ts';
import type { EditorState } from '../state/state.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { AddressProblem } from '../structure/AddressProblem.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { severityColour } from '../style/severity-colour.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

type Known = Pick<EditorState, 'tree' | 'schemas' | 'documents'>;

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`);

/** Titles of the parts around a place of the manifest: its page and section, or its group of settings and entry. */
export function outerTitles({ tree }: Known, pointer: string, titleAt: (pointer: string) => string | undefined) {
  const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
  const section = /^\/pages\/\d+\/sections\/\d+/.exec(pointer)?.[0];
  if (page) return [nameOfPage(page), section && titleAt(section)];
  const setting = tree.settings.find((one) => isWithin(pointer, one.pointer));
  return [setting && plainWords(setting.title), setting?.items?.find((one) => isWithin(pointer, one.pointer))?.title];
}

/** Place of a problem in the words of the forms, or file and line if no form has the place. */
export function placeOf(known: Known, { file, pointer, path, line, routes }: EditorProblem): string {
  const { tree, schemas, documents } = known;
  const byLine = `${path}, ${words.line(line)}`;
  if (file === undefined) return byLine;
  const document = documents.get(file);
  const schema = schemas[file === 'manifest' ? 'site' : (document?.schema ?? 'front-matter')];
  const titleAt = (at: string) => schema && schemaAt(schema, document?.data, at)?.title;
  const own = pointer ? titleAt(pointer) : undefined;
  if (file === 'manifest') {
    const titles = pointer ? [...outerTitles(known, pointer, titleAt), own].filter(Boolean) : [];
    return titles.length === 0 ? byLine : [...new Set(titles)].join(' › ');
  }
  const texts = [...tree.sections.flatMap(({ guides }) => guides), ...tree.texts];
  // A text is identified by the pages that show it.
  const pages = file.startsWith('text:') ? tree.pages.filter(({ route }) => routes.includes(route)) : [];
  const title = pages.map(nameOfPage).join(', ') || texts.find((one) => one.file === file)?.title;
  if (!title) return byLine;
  const body = file.startsWith('guide:') ? words.guideText : words.pageText;
  return [title, own ?? body].join(' › ');
}

/** Number of problems shown at first. */
const FIRST = 6;

function ProblemItem({ problem }: { problem: EditorProblem }) {
  const { open, correct } = useEditor();
  const { severity, file, pointer, range, message, correction } = problem;
  const place = useEditorState((state) => placeOf(state, problem));
  const isText = file !== undefined && file !== 'manifest' && pointer === undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', fontSize: '.9375rem', lineHeight: 1.35 }}
    >
      <Box sx={{ color: severityColour[severity], pt: '1px' }}>
        <EditorIcon name={severity === 'note' ? 'info' : 'warning'} size="1.125em" />
        <span className="visually-hidden">{words[severity]}</span>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="button"
          type="button"
          disabled={!file}
          onClick={() =>
            file && void open({ file, ...(pointer !== undefined && { pointer }), ...(isText && { range }) })
          }
          sx={{
            p: 0,
            border: 0,
            background: 'none',
            textAlign: 'start',
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {plainWords(message)}
        </Box>
        <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{place}</Box>
        <AddressProblem problem={problem} />
      </Box>
      {correction && !problem.rename && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => void correct(problem)}
          sx={{ flex: 'none', maxWidth: '45%' }}
        >
          {words.correct(correction.text)}
        </Button>
      )}
    </Box>
  );
}

/** Problems in order; more of them are shown on request. */
export function ProblemList({ title, problems }: { title: string; problems: readonly EditorProblem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, FIRST);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '.9375rem', fontWeight: 600, color: 'var(--v-muted)' }}>
        {title} ({problems.length})
      </Box>
      {problems.length === 0 && <Box sx={{ color: 'var(--v-muted)', fontSize: '.9375rem' }}>{words.noProblems}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((problem) => (
          <ProblemItem
            key={`${problem.code} ${problem.path} ${problem.pointer ?? ''} ${problem.range.start} ${problem.message}`}
            problem={problem}
          />
        ))}
      </Box>
      {shown.length < problems.length && (
        <Button onClick={() => setIsWhole(true)} sx={{ mt: 1, ml: -1.5 }}>
          {words.showMore(problems.length - shown.length)}
        </Button>
      )}
    </Box>
  );
}
