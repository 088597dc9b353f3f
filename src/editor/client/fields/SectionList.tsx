import Box from '@mui/material/Box';
import type { Json } from '../../../edit/json-operation.ts';
import { withFacts } from '../form/facts-in.ts';
import { isObject, schemaAt } from '../form/schema-tree.ts';
import { summaryOf } from '../form/summary.ts';
import { ProblemCount } from '../navigation/ProblemCount.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { AddSection } from './AddSection.tsx';

/** The sections of a page, from top to bottom; each opens its form. */
export function SectionList({ pointer, value }: { pointer: string; value: Json | undefined }) {
  const { open } = useEditor();
  const schema = useEditorState(({ schemas }) => schemas.site);
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const facts = useEditorState(({ tree }) => tree.facts);
  const texts = useEditorState(({ tree }) => tree.texts);
  const problems = useEditorState((state) => state.problems);
  const sections = isObject(value) && Array.isArray(value.sections) ? value.sections : [];
  /** Returns the title of the text that a section shows, if that is all it has. */
  const textNamedBy = (section: Json | undefined) => {
    const { source, heading } = isObject(section) ? section : {};
    if (typeof source !== 'string' || heading) return undefined;
    return texts.find(({ file }) => file === `text:${source.replace(/\.md$/, '')}`)?.title;
  };
  const countAt = (at: string, severity: 'error' | 'warning') =>
    problems.filter(
      (problem) =>
        problem.file === 'manifest' &&
        problem.severity === severity &&
        (problem.pointer === at || problem.pointer?.startsWith(`${at}/`)),
    ).length;
  return (
    <Box component="section" aria-label={words.sections}>
      <Box component="h3" sx={{ m: 0, mb: 1, font: '650 1rem/1.3 var(--v-heading)' }}>
        {words.sections}
      </Box>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
      >
        {sections.map((section, index) => {
          const at = `${pointer}/sections/${index}`;
          const kind = schema && schemaAt(schema, data, at)?.title;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section has no name but its place
            <li key={index}>
              <Box
                component="button"
                type="button"
                onClick={() => void open({ file: 'manifest', pointer: at }, { keepPage: true })}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  width: '100%',
                  p: '8px 12px',
                  border: '1px solid var(--v-line)',
                  borderRadius: '8px',
                  background: 'none',
                  cursor: 'pointer',
                  textAlign: 'start',
                  '&:hover': { background: 'var(--v-tint)' },
                }}
              >
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.3 }}
                  >
                    {kind}
                  </Box>
                  <Box
                    component="span"
                    sx={{
                      display: 'block',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                      fontWeight: 600,
                    }}
                  >
                    {withFacts(textNamedBy(section) ?? summaryOf(section), facts)}
                  </Box>
                </Box>
                <ProblemCount errors={countAt(at, 'error')} warnings={countAt(at, 'warning')} />
                <EditorIcon name="arrow-right" size="1em" />
              </Box>
            </li>
          );
        })}
      </Box>
      <AddSection list={`${pointer}/sections`} at={sections.length} title={words.addSection} />
    </Box>
  );
}
