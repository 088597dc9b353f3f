import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { QuietButton } from '../kit/buttons.tsx';
import { Row } from '../kit/frames.ts';
import { FieldFrame } from '../kit/texts.tsx';
import { renamePartTask } from '../structure/rename-tasks.ts';
import { useTask } from '../structure/TaskDialog.tsx';
import type { StructureTask } from '../structure/task.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

interface PartNameProps {
  label: string;
  /** `shown`: the name as displayed. `name`: the name in changes of structure. */
  shown: string;
  name: string;
  /** Whether the name cannot be changed. */
  isFixed?: boolean;
  /** Label of the button that removes the part, and its task. */
  removal?: { label: string; task(): StructureTask };
}

/** Shows the address of a page or the name of a part. It can only be changed together with all references to it. */
export function PartName({ label, shown, name, isFixed = false, removal }: PartNameProps) {
  const { begin, dialog } = useTask();
  const id = useId();
  return (
    <div>
      <FieldFrame id={id} label={label}>
        <Row sx={{ flexWrap: 'nowrap' }}>
          <OutlinedInput id={id} value={shown} readOnly fullWidth />
          {!isFixed && (
            <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => begin(renamePartTask(name))}>
              {words.renameAddress}
            </Button>
          )}
        </Row>
      </FieldFrame>
      {removal && !isFixed && (
        <Row sx={{ justifyContent: 'flex-end', mt: 0.5 }}>
          <QuietButton startIcon={<EditorIcon name="bin" size="1em" />} onClick={() => begin(removal.task())}>
            {removal.label}
          </QuietButton>
        </Row>
      )}
      {dialog}
    </div>
  );
}
