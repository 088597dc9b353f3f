import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { isObject } from '../form/schema-tree.ts';
import { words } from '../words/words.ts';
import type { ControlProps } from './control-props.ts';
import { useForm } from './FormScopeProvider.tsx';

const COLOUR = /^#[0-9a-fA-F]{6}$/;

/** A colour: picked, taken from the theme, or typed. */
export function ColourControl({ field, state, ids, isReadOnly }: ControlProps) {
  const { data } = useForm();
  const { labelId, ...attributes } = ids;
  const scheme = get(data, `/${keysOf(field.pointer).slice(0, -1).join('/')}`);
  const swatches = isObject(scheme) ? [...new Set(Object.values(scheme).filter((one) => typeof one === 'string'))] : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box
        component="input"
        type="color"
        disabled={isReadOnly}
        aria-label={words.chooseColour}
        aria-describedby={labelId}
        value={COLOUR.test(state.text) ? state.text : '#000000'}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => state.type(event.target.value)}
        sx={{
          width: 40,
          height: 40,
          p: 0.5,
          border: '1px solid var(--v-edge)',
          borderRadius: '8px',
          background: 'var(--v-surface)',
        }}
      />
      <OutlinedInput
        value={state.text}
        readOnly={isReadOnly}
        error={ids['aria-invalid']}
        onChange={(event) => state.type(event.target.value)}
        inputProps={{ ...attributes, spellCheck: false }}
        sx={{ width: 120 }}
      />
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {!isReadOnly &&
          swatches.slice(0, 6).map((colour) => (
            <Box
              key={colour}
              component="button"
              type="button"
              title={colour}
              aria-label={colour}
              onClick={() => state.type(colour)}
              sx={{
                width: 24,
                height: 24,
                p: 0,
                border: '1px solid var(--v-edge)',
                borderRadius: '50%',
                cursor: 'pointer',
              }}
              style={{ background: colour }}
            />
          ))}
      </Box>
    </Box>
  );
}
