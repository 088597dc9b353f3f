import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useMemo } from 'react';
import { FactField } from '../facts/FactField.tsx';
import { optionsOf } from '../form/references.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { choiceName } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { ColourControl } from './ColourControl.tsx';
import { DrawingControl } from './DrawingControl.tsx';
import { type ControlProps, FieldInput } from './FieldInput.tsx';
import { LinkControl } from './LinkControl.tsx';
import { PictureControl } from './PictureControl.tsx';

const modes: Record<string, 'email' | 'tel' | 'url' | 'decimal'> = { email: 'email', phone: 'tel', url: 'url' };

/** Finds the words that replace `%s` in the description of a field: « « %s » est la date. » */
const STANDS_FOR = /« %s » (?:est (?:remplacé par )?|reçoit )(.+?)(?=\s*[.;,]|$)/;

/** Edits a text or a number. Facts can be inserted into texts that visitors read; the field shows their values. */
export function TextControl({ field, state, ids, isReadOnly }: ControlProps) {
  const { control, kind = '', example, description } = field;
  const { labelId, ...attributes } = ids;
  const isText = kind === 'text' || kind === 'markdown' || kind === 'template';
  return (
    <FactField
      value={state.text}
      isLong={control === 'paragraph' || control === 'markdown'}
      isMarkdown={kind === 'markdown'}
      placeholder={STANDS_FOR.exec(description)?.[1]}
      isReadOnly={isReadOnly}
      offersFacts={isText}
      example={example}
      inputMode={control === 'number' ? 'decimal' : modes[kind]}
      attributes={{ ...attributes, 'aria-labelledby': labelId, spellCheck: isText }}
      onType={state.type}
    />
  );
}

function SwitchControl({ field, state, ids, isReadOnly }: ControlProps) {
  const { labelId, ...attributes } = ids;
  const isOn = (field.value ?? field.fallback) === true;
  return (
    <FormControlLabel
      label={<strong>{field.title}</strong>}
      sx={{ ml: 0, gap: 1 }}
      control={
        <Switch
          checked={isOn}
          disabled={isReadOnly}
          onChange={(_, checked) => state.set(checked)}
          slotProps={{ input: { ...attributes, 'aria-required': undefined } }}
        />
      }
    />
  );
}

interface ChoiceProps extends ControlProps {
  options: readonly { value: string; title: string }[];
  onChoose(value: string): void;
}

function ChoiceControl({ field, ids, isReadOnly, options, onChoose }: ChoiceProps) {
  const value = field.value === undefined ? '' : String(field.value);
  const isKnown = value === '' || options.some((option) => option.value === value);
  const { fallback } = field;
  return (
    <Select
      fullWidth
      displayEmpty
      value={value}
      disabled={isReadOnly}
      labelId={ids.labelId}
      error={ids['aria-invalid']}
      SelectDisplayProps={{ id: ids.id, 'aria-describedby': ids['aria-describedby'] } as object}
      onChange={(event) => onChoose(event.target.value)}
    >
      {!field.isRequired && (
        <MenuItem value="">{fallback === undefined ? words.none : choiceName(field.key, fallback)}</MenuItem>
      )}
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {options
        .filter((option) => field.isRequired || option.value !== String(fallback) || option.value === value)
        .map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.title}
          </MenuItem>
        ))}
    </Select>
  );
}

function EnumControl(props: ControlProps) {
  const { field, state } = props;
  const options = (field.choices ?? []).map((choice) => ({
    value: String(choice),
    title: choiceName(field.key, choice),
  }));
  const onChoose = (value: string) => state.set(field.choices?.find((choice) => String(choice) === value) ?? '');
  return <ChoiceControl {...props} options={options} onChoose={onChoose} />;
}

function ReferenceControl(props: ControlProps) {
  const { field, state } = props;
  const manifest = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const schema = useEditorState(({ schemas }) => schemas.site);
  const tree = useEditorState((store) => store.tree);
  const options = useMemo(
    () => optionsOf(field.kind ?? '', { manifest, schema, tree }),
    [field.kind, manifest, schema, tree],
  );
  return <ChoiceControl {...props} options={options} onChoose={state.set} />;
}

function DateControl({ field, ...props }: ControlProps) {
  const { text } = props.state;
  const type = field.control === 'date' ? 'date' : 'time';
  // A date control cannot show text that is not a date yet.
  const isShown = text === '' || (type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d\d:\d\d$/).test(text);
  return <FieldInput {...props} fullWidth={false} type={isShown ? type : 'text'} />;
}

/** Shows the control for a field's kind of value. */
export function FieldControl(props: ControlProps) {
  switch (props.field.control) {
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return <EnumControl {...props} />;
    case 'reference':
    case 'page':
      return <ReferenceControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'icon':
    case 'motif':
      return <DrawingControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'date':
    case 'time':
      return <DateControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}
