import { styled } from '@mui/material/styles';
import { get, join, parentOf } from '../../../model/read/pointer.ts';
import { colourPairs, contrast } from '../../../text/colours.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { Row } from '../kit/frames.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { type ControlProps, FieldInput } from './FieldInput.tsx';
import { useFormScope } from './FormScopeProvider.tsx';

const COLOUR = /^#[0-9a-fA-F]{6}$/;

const Picker = styled('input')({
  width: 64,
  height: 40,
  padding: 0,
  border: '1px solid var(--v-edge)',
  borderRadius: 'var(--v-radius)',
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 7 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 7 },
  // Without a colour, the browser would show black.
  '&[data-empty=true]::-webkit-color-swatch': { opacity: 0 },
  '&[data-empty=true]::-moz-color-swatch': { opacity: 0 },
});

const Sample = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 10px',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  fontSize: '.9375rem',
  fontWeight: 600,
});

/** Shows samples of a colour with the colours that pages combine it with, each with its contrast. */
function Samples({ pointer, name, colour }: { pointer: string; name: string; colour: string }) {
  const { data } = useFormScope();
  const schema = useEditorState(({ schemas }) => schemas.site);
  const scheme = parentOf(pointer);
  const pairs = colourPairs.filter(([front, back]) => front === name || (back === name && front === 'ink'));
  return (
    <Row>
      {pairs.map(([front, back, needed]) => {
        const other = front === name ? back : front;
        const at = join(scheme, other);
        const value = get(data, at);
        if (typeof value !== 'string' || !COLOUR.test(value)) return null;
        const [color, background] = front === name ? [colour, value] : [value, colour];
        const ratio = contrast(color, background);
        const title = (schema && schemaAt(schema, data, at)?.title) ?? other;
        return (
          <Sample key={front + back} style={{ color, background }} title={words.contrastWith(title, ratio, needed)}>
            <span aria-hidden="true">
              Aa {words.ratio(ratio)} {ratio < needed && <EditorIcon name="warning" size="1em" />}
            </span>
            <span className="visually-hidden">{words.contrastWith(title, ratio, needed)}</span>
          </Sample>
        );
      })}
    </Row>
  );
}

/** Lets the author pick or type a colour, and shows samples. */
export function ColourControl({ field, state, ids, isReadOnly }: ControlProps) {
  const isColour = COLOUR.test(state.text);
  return (
    <Row>
      <Picker
        type="color"
        data-empty={!isColour}
        disabled={isReadOnly}
        aria-label={words.chooseColour}
        aria-describedby={ids.labelId}
        value={isColour ? state.text : '#000000'}
        onChange={(event) => state.type(event.target.value)}
      />
      <FieldInput state={state} ids={ids} isReadOnly={isReadOnly} sx={{ width: 112 }} />
      {isColour && <Samples pointer={field.pointer} name={field.key} colour={state.text} />}
    </Row>
  );
}
