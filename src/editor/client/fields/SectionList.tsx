import Box from '@mui/material/Box';
import type { Json } from '../../../edit/json-operation.ts';
import { join } from '../../../model/read/pointer.ts';
import { withFacts } from '../form/facts-in.ts';
import { isObject, schemaAt } from '../form/schema-tree.ts';
import { summaryOf } from '../form/summary.ts';
import { ProblemCount } from '../navigation/ProblemCount.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainButton } from '../style/plain-button.ts';
import { words } from '../words/words.ts';
import { AddSection } from './AddSection.tsx';
import { DragHandle } from './DragHandle.tsx';
import { dragStyle, useDragSort } from './use-drag-sort.ts';

/** The sections of a page, from top to bottom; each opens its form. */
export function SectionList({ pointer, value }: { pointer: string; value: Json | undefined }) {
  const { open, change, notify } = useEditor();
  const schema = useEditorState(({ schemas }) => schemas.site);
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const facts = useEditorState(({ tree }) => tree.facts);
  const texts = useEditorState(({ tree }) => tree.texts);
  const problems = useEditorState((state) => state.problems);
  const isReadOnly = useEditorState(({ documents }) => documents.get('manifest')?.readOnly !== undefined);
  const sections = isObject(value) && Array.isArray(value.sections) ? value.sections : [];
  /** Returns the title of the text that a section shows, if that is all it has. */
  const textNamedBy = (section: Json | undefined) => {
    const { source, heading } = isObject(section) ? section : {};
    if (typeof source !== 'string' || heading) return undefined;
    return texts.find(({ file }) => file === `text:${source.replace(/\.md$/, '')}`)?.title;
  };
  const sorting = useDragSort((from, to) => {
    const section = sections[from];
    if (section === undefined) return;
    const title = withFacts(summaryOf(section), facts);
    const operation = { type: 'move', pointer: join(`${pointer}/sections`, from), to, oldValue: section } as const;
    change('manifest', [operation], { label: words.labels.move(title) });
    notify(words.moved(title, to + 1, sections.length));
  });
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
        ref={sorting.list}
        data-list
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
      >
        {sections.map((section, index) => {
          const at = `${pointer}/sections/${index}`;
          const kind = schema && schemaAt(schema, data, at)?.title;
          return (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: a section has no key but its index
              key={index}
              data-item={index}
              sx={{ display: 'flex', ...dragStyle(sorting, index) }}
            >
              {!isReadOnly && sections.length > 1 && <DragHandle onGrab={sorting.grab(index)} />}
              <Box
                component="button"
                type="button"
                onClick={() => void open({ file: 'manifest', pointer: at }, { keepPage: true })}
                sx={{
                  ...plainButton,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  flex: 1,
                  minWidth: 0,
                  p: '8px 12px',
                  border: '1px solid var(--v-line)',
                  borderRadius: '8px',
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
            </Box>
          );
        })}
      </Box>
      <AddSection list={`${pointer}/sections`} at={sections.length} title={words.addSection} />
    </Box>
  );
}
