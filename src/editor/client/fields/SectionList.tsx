import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Json } from '../../../edit/json-operation.ts';
import { isWithin, join } from '../../../model/read/pointer.ts';
import { isObject, schemaAt } from '../form/schema-tree.ts';
import { summaryOf, withFacts } from '../form/summary.ts';
import { ListButton, PlainList } from '../kit/frames.ts';
import { Note, OneLine, TitledPart } from '../kit/texts.tsx';
import { ProblemCount } from '../site-list/ProblemCount.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { AddSection } from './AddSection.tsx';
import { DragHandle, dragStyle, useDragSort } from './DragHandle.tsx';

const SectionButton = styled(ListButton)({
  padding: '8px 12px',
  border: '1px solid var(--v-line)',
  '& .MuiBox-root > :last-child': { fontWeight: 600 },
}) as typeof ListButton;

/** Shows the sections of a page, from top to bottom; each opens its form. */
export function SectionList({ pointer, value }: { pointer: string; value: Json | undefined }) {
  const { open, change, notify } = useEditor();
  const schema = useEditorState(({ schemas }) => schemas.site);
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const facts = useEditorState(({ tree }) => tree.facts);
  const texts = useEditorState(({ tree }) => tree.texts);
  const problems = useEditorState((state) => state.problems);
  const isReadOnly = useEditorState(({ documents }) => documents.get('manifest')?.readOnly !== undefined);
  const sections = isObject(value) && Array.isArray(value.sections) ? value.sections : [];
  /** Returns the title of the Markdown text that a section shows, if the section has no heading of its own. */
  const textNamedBy = (section: Json | undefined) => {
    const { source, heading } = isObject(section) ? section : {};
    if (typeof source !== 'string' || heading) return undefined;
    return texts.find(({ file }) => file === `text:${source.replace(/\.md$/, '')}`)?.title;
  };
  const sorting = useDragSort<HTMLUListElement>((from, to) => {
    const section = sections[from];
    if (section === undefined) return;
    const title = withFacts(summaryOf(section), facts);
    const operation = { type: 'move', pointer: join(`${pointer}/sections`, from), to, oldValue: section } as const;
    change('manifest', [operation], { label: words.labels.move(title) });
    notify(words.moved(title, to + 1, sections.length));
  });
  const countAt = (at: string, severity: 'error' | 'warning') =>
    problems.filter((one) => one.file === 'manifest' && one.severity === severity && isWithin(one.pointer, at)).length;
  return (
    <TitledPart title={words.sections}>
      <PlainList as="ol" ref={sorting.list} data-list sx={{ gap: 0.5, mb: 1 }}>
        {sections.map((section, index) => {
          const at = `${pointer}/sections/${index}`;
          const kind = schema && schemaAt(schema, data, at)?.title;
          return (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: a section has no key but its index
              key={index}
              data-item={index}
              sx={{ display: 'flex' }}
              style={dragStyle(sorting, index)}
            >
              {!isReadOnly && sections.length > 1 && <DragHandle onGrab={sorting.grab(index)} />}
              <SectionButton onClick={() => void open({ file: 'manifest', pointer: at }, { keepPage: true })}>
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Note as="span">{kind}</Note>
                  <OneLine>{withFacts(textNamedBy(section) ?? summaryOf(section), facts)}</OneLine>
                </Box>
                <ProblemCount errors={countAt(at, 'error')} warnings={countAt(at, 'warning')} />
                <EditorIcon name="arrow-right" size="1em" />
              </SectionButton>
            </Box>
          );
        })}
      </PlainList>
      <AddSection list={`${pointer}/sections`} at={sections.length} title={words.addSection} />
    </TitledPart>
  );
}
