import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { figureSchemas } from '../../../figures/schemas.generated.ts';
import { type FigureData, type FigureValue, readFigureYaml } from '../../../model/markdown/read-figure.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { LabelledFactField } from '../facts/FactField.tsx';
import { choiceName, withChoiceNames } from '../fields/choice-name.ts';
import { AddButton, QuietButton } from '../kit/buttons.tsx';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { FieldGroup } from '../kit/frames.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

const schemas: Readonly<Record<string, Schema>> = figureSchemas as never;

/** Maximum length of a one-line text, in characters. */
const MAX_LINE_LENGTH = 110;

interface NativeSelectProps {
  label: string;
  help: string | undefined;
  value: string;
  isDisabled?: boolean;
  options: readonly (readonly [value: string, title: string])[];
  onChoose(value: string): void;
}

function NativeSelect({ label, help, value, isDisabled = false, options, onChoose }: NativeSelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help}>
      <Select
        native
        fullWidth
        value={value}
        disabled={isDisabled}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

interface ValueProps {
  /** Key of the value in its object. */
  name?: string;
  schema: Schema;
  value: FigureValue | undefined;
  onChange(value: FigureValue): void;
}

/** Shows the control for a text: a choice if the schema lists its values. */
function TextValue({ name = '', schema, value, onChange }: ValueProps) {
  const { title = '', description = '', maxLength = 0 } = schema;
  const choices = schema.enum as string[] | undefined;
  const text = typeof value === 'string' ? value : '';
  if (!choices) {
    const shared = { label: title, help: plainWords(description), value: text, maxLength, onType: onChange };
    return <LabelledFactField {...shared} isLong={maxLength > MAX_LINE_LENGTH} />;
  }
  return (
    <NativeSelect
      label={title}
      help={plainWords(withChoiceNames(description, name, choices))}
      value={text}
      options={[['', words.none], ...choices.map((choice) => [choice, choiceName(name, choice)] as const)]}
      onChoose={onChange}
    />
  );
}

/** Shows a list, each item of which can be removed. */
function ListValue({ schema, value, onChange }: ValueProps) {
  const { items = {}, title } = schema;
  const list = Array.isArray(value) ? value : [];
  return (
    <FieldGroup>
      <legend>{title}</legend>
      {list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no key but its index
        <Box key={index} sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
          <Value
            schema={items}
            value={item}
            onChange={(next) => onChange(list.map((one, at) => (at === index ? next : one)))}
          />
          <QuietButton
            aria-label={`${words.remove} : ${items.title} ${index + 1}`}
            onClick={() => onChange(list.filter((_, at) => at !== index))}
          >
            {words.remove}
          </QuietButton>
        </Box>
      ))}
      <AddButton onPress={() => onChange([...list, items.type === 'string' ? '' : {}])}>
        {words.add} : {items.title}
      </AddButton>
    </FieldGroup>
  );
}

/** Shows the control for a value of a figure, chosen by its schema. The kind has a control of its own. */
function Value(props: ValueProps) {
  const { schema, value, onChange } = props;
  if (schema.const !== undefined) return null;
  if (schema.type === 'string') return <TextValue {...props} />;
  if (schema.type === 'array') return <ListValue {...props} />;
  const data = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([key, child]) => (
    <Value
      key={key}
      name={key}
      schema={child}
      value={data[key]}
      onChange={(next) => onChange({ ...data, [key]: next })}
    />
  ));
}

interface FigureDialogProps {
  /** YAML of the figure to change; without it, the form begins with the example of a kind. */
  typed: string | undefined;
  onApply(figure: FigureData): void;
  onClose(): void;
}

function exampleOf(kind: string): FigureData {
  return (schemas[kind]?.examples?.[0] ?? { kind }) as FigureData;
}

/** Shows a form of a figure, made from the schema of its kind. */
export function FigureDialog({ typed, onApply, onClose }: FigureDialogProps) {
  const read = typed === undefined ? exampleOf('bars') : readFigureYaml(typed);
  const [figure, setFigure] = useState(read);
  const schema = typeof figure?.kind === 'string' ? schemas[figure.kind] : undefined;
  return (
    <DialogFrame
      title={words.figure}
      onClose={onClose}
      action={figure && schema && { label: words.applyFigure, onPress: () => onApply(figure) }}
    >
      {figure && schema ? (
        <>
          <NativeSelect
            label={words.figureKind}
            help={schema.description}
            value={String(figure.kind)}
            isDisabled={typed !== undefined}
            options={Object.entries(schemas).map(([kind, { title = kind }]) => [kind, title])}
            onChoose={(kind) => setFigure(exampleOf(kind))}
          />
          <Value schema={schema} value={figure} onChange={(next) => setFigure(next as FigureData)} />
        </>
      ) : (
        <p>{words.figureUnread}</p>
      )}
    </DialogFrame>
  );
}
