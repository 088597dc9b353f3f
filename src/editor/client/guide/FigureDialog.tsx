import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { applyToData } from '../../../edit/apply-to-data.ts';
import type { Json } from '../../../edit/json-operation.ts';
import { figureSchemas } from '../../../figures/schemas.generated.ts';
import { type FigureData, readFigureYaml } from '../../../model/markdown/read-figure.ts';
import { get } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { GroupMembers } from '../fields/FormNodeView.tsx';
import { type FormScope, FormScopeContext } from '../fields/FormScopeProvider.tsx';
import { buildForm } from '../form/build-form.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { FieldFrame } from '../kit/texts.tsx';
import { words } from '../words/words.ts';

const schemas: Readonly<Record<string, Schema>> = figureSchemas as never;

/** Pointer of the figure in the data of its form. It keeps the ids of its fields apart from those of the guide's form. */
const FIGURE = '/figure';

interface FigureFormProps {
  schema: Schema;
  figure: FigureData;
  onChange(figure: FigureData): void;
}

/** Shows the fields of a figure. They change only the dialog's copy, and no file. */
function FigureForm({ schema, figure, onChange }: FigureFormProps) {
  const data = { figure };
  const form = buildForm({ schema, pointer: FIGURE, value: figure, isRequired: true });
  const scope = {
    file: 'manifest',
    data,
    isReadOnly: false,
    isShared: false,
    focus: undefined,
    problemsAt: () => [],
    nameOf: () => undefined,
    newPart: async (pointer: string) =>
      schemaAt({ properties: { figure: schema } }, data, pointer)?.items?.type === 'string' ? '' : {},
    point() {},
    compose() {},
  } as const;
  const change: FormScope['change'] = (operations) =>
    onChange(
      get(
        operations.reduce<Json>((now, one) => applyToData(now, one) ?? now, data),
        FIGURE,
      ) as FigureData,
    );
  return (
    <FormScopeContext value={{ ...scope, change }}>
      {form.type === 'group' && <GroupMembers node={form} />}
    </FormScopeContext>
  );
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
  const [figure, setFigure] = useState(() => (typed === undefined ? exampleOf('bars') : readFigureYaml(typed)));
  const id = useId();
  const schema = typeof figure?.kind === 'string' ? schemas[figure.kind] : undefined;
  return (
    <DialogFrame
      title={words.figure}
      onClose={onClose}
      action={figure && schema && { label: words.applyFigure, onPress: () => onApply(figure) }}
    >
      {figure && schema ? (
        <>
          <FieldFrame id={id} label={words.figureKind} help={schema.description}>
            <Select
              native
              fullWidth
              value={figure.kind}
              disabled={typed !== undefined}
              inputProps={{ id, 'aria-describedby': `${id}-help` }}
              onChange={({ target }) => setFigure(exampleOf(String(target.value)))}
            >
              {Object.entries(schemas).map(([kind, { title = kind }]) => (
                <option key={kind} value={kind}>
                  {title}
                </option>
              ))}
            </Select>
          </FieldFrame>
          <FigureForm key={String(figure.kind)} schema={schema} figure={figure} onChange={setFigure} />
        </>
      ) : (
        <p>{words.figureUnread}</p>
      )}
    </DialogFrame>
  );
}
