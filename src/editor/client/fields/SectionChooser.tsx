import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { folded } from '../../../text/compare.ts';
import type { DescribedValue } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { markedEntry, withFreeId } from '../form/new-entry.ts';
import { chooseVariant } from '../form/schema-tree.ts';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { ListButton, PlainList } from '../kit/frames.ts';
import { EmptyState, Note, TitledPart } from '../kit/texts.tsx';
import { useEditor } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { OWN_SHAPES, pathsOf, purposes, sketches } from './section-sketches.ts';

interface SectionChooserProps {
  list: string;
  /** Sections that the page already has. */
  sections: readonly Json[];
  onChoose(section: Json, title: string): void;
  onClose(): void;
}

/** Returns the types of sections that can be added to a page. A page has at most one section with a main title. */
function choicesOf({ schema, templates }: DescribedValue, sections: readonly Json[]) {
  const isPageTitle = (section: Json) => schema.items && chooseVariant(schema.items, section)['x-page-title'] === true;
  const hasTitle = sections.some(isPageTitle);
  return templates.filter(({ value }) => !(hasTitle && isPageTitle(value)));
}

const Choice = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 12,
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  '& > button': { position: 'static', flex: 'none', padding: 0, background: 'none', fontWeight: 600 },
  // The whole card is clickable, but only the title names the button.
  '& > button::after': { content: '""', position: 'absolute', inset: 0 },
  '& > :last-child': { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' },
  '& svg': { width: '100%', borderRadius: 6, background: 'var(--v-paper)' },
  '&:hover, &:focus-within': { borderColor: 'var(--v-cool)', background: 'var(--v-tint)' },
  '& .ink': { fill: 'var(--v-ink)' },
  '& .soft': { fill: 'var(--v-edge)', opacity: 0.6 },
  '& .accent': { fill: 'var(--v-accent)' },
  '& .picture': { fill: 'var(--v-cool)', opacity: 0.35 },
  '& .paper': { fill: 'var(--v-surface)' },
  '& .frame': { fill: 'none', stroke: 'var(--v-edge)' },
});

const Grid = styled(PlainList)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 12,
  margin: '8px 0 24px',
});

/** Draws a type of section in outline. All blocks that the site defines itself share one drawing. */
function SectionSketch({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      {pathsOf(sketches[type]?.shapes ?? OWN_SHAPES).map(({ paint, path }) => (
        <path key={paint + path} className={paint} d={path} />
      ))}
    </svg>
  );
}

type Template = DescribedValue['templates'][number];

/** Types of sections, in the order of the sketches. */
const order = Object.keys(sketches);
const inOrder = (a: Template, b: Template) => order.indexOf(a.type ?? '') - order.indexOf(b.type ?? '');

const purposeOf = ({ type = '' }: Template) => sketches[type]?.purpose ?? 'own';

/** Offers all types of sections, grouped by their purpose, each with a drawing. */
export function SectionChooser({ list, sections, onChoose, onClose }: SectionChooserProps) {
  const { fail } = useEditor();
  const [described, setDescribed] = useState<DescribedValue>();
  const [sought, setSought] = useState('');
  const id = useId();
  useEffect(() => void call('schema', { file: 'manifest', pointer: list }).then(setDescribed, fail), [list, fail]);
  const choose = ({ value, title }: Template) => {
    if (described) onChoose(markedEntry(described.schema, withFreeId(value, sections)), title);
  };
  const found = (described ? choicesOf(described, sections) : []).filter(({ title, description }) =>
    folded(`${title} ${description}`).includes(folded(sought.trim())),
  );
  const groups = [...purposes, 'own' as const].map((purpose) => ({
    purpose,
    templates: found.filter((template) => purposeOf(template) === purpose).toSorted(inOrder),
  }));
  return (
    <DialogFrame title={words.chooseSection} width="lg" onClose={onClose}>
      <Note>{words.chooseSectionHelp}</Note>
      <OutlinedInput
        autoFocus
        fullWidth
        value={sought}
        placeholder={words.searchSection}
        onChange={(event) => setSought(event.target.value)}
        inputProps={{ 'aria-label': words.searchSection, type: 'search' }}
        startAdornment={<EditorIcon name="search" size="1.125em" />}
        sx={{ gap: 1, my: 2 }}
      />
      {!described && <Note role="status">{words.loading}</Note>}
      {described && found.length === 0 && <EmptyState>{words.noSection}</EmptyState>}
      {groups.map(
        ({ purpose, templates }) =>
          templates.length > 0 && (
            <TitledPart key={purpose} title={words.purposes[purpose]}>
              <Grid>
                {templates.map((template) => {
                  const { type = '', title, description } = template;
                  return (
                    <Choice key={type}>
                      <SectionSketch type={type} />
                      <ListButton aria-describedby={`${id}-${type}`} onClick={() => choose(template)}>
                        {title}
                      </ListButton>
                      <Note id={`${id}-${type}`}>{plainWords(description)}</Note>
                    </Choice>
                  );
                })}
              </Grid>
            </TitledPart>
          ),
      )}
    </DialogFrame>
  );
}
