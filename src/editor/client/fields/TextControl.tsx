import { FactField } from '../facts/FactField.tsx';
import type { ControlProps } from './control-props.ts';

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
