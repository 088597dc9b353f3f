import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { FactField } from '../facts/FactField.tsx';
import { focusLater } from '../facts/place-caret.ts';
import { AddButton, IconAction } from '../kit/buttons.tsx';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { Row } from '../kit/frames.ts';
import { words } from '../words/words.ts';
import { addColumn, addRow, newTable, removeColumn, removeRow, setCell, type TextTable } from './table-text.ts';

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& td': { minWidth: 140, padding: 4, verticalAlign: 'top' },
  '& td:last-of-type': { width: 40 },
  '& td.action': { minWidth: 0, color: 'var(--v-muted)', textAlign: 'center' },
  '& .MuiInputBase-root': { padding: '7px 10px' },
  '& tr:first-of-type .MuiInputBase-root': { fontWeight: 650 },
});

interface TableDialogProps {
  /** The table to change; if absent, a new one is made. */
  table: TextTable | undefined;
  onApply(table: TextTable): void;
  onClose(): void;
}

/** Shows a table as a grid of fields; the Tab key moves from cell to cell. */
export function TableDialog({ table: written, onApply, onClose }: TableDialogProps) {
  const [table, setTable] = useState(written ?? newTable([words.column(1), words.column(2)]));
  /** Number of removals so far. It is part of the fields' keys, so that each removal renders new fields. */
  const [removals, setRemovals] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const [head] = table.rows;
  const columns = head?.cells.length ?? 0;
  const remove = (next: TextTable) => {
    setTable(next);
    setRemovals(removals + 1);
  };
  const focusOn = (row: number, column: number) =>
    focusLater(grid, `[data-cell="${row} ${column}"] :is(textarea, [contenteditable="true"])`);
  return (
    <DialogFrame
      width="lg"
      title={words.table}
      onClose={onClose}
      action={{ label: words.applyFigure, onPress: () => onApply(table) }}
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Grid ref={grid}>
          <tbody>
            {table.rows.map(({ cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no key but its index
              <tr key={`${row} ${removals}`}>
                {cells.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key but its index
                  <td key={column} data-cell={`${row} ${column}`}>
                    <FactField
                      isMarkdown
                      wraps
                      value={text}
                      attributes={{
                        'aria-label': row === 0 ? words.headCell(column + 1) : words.cell(row, column + 1),
                      }}
                      onType={(typed) => setTable(setCell(table, row, column, typed))}
                    />
                  </td>
                ))}
                <td className="action">
                  {row > 0 && (
                    <IconAction
                      icon="bin"
                      label={words.removeRow(row)}
                      isDisabled={table.rows.length <= 2}
                      onPress={() => remove(removeRow(table, row))}
                    />
                  )}
                </td>
              </tr>
            ))}
            <tr>
              {head?.cells.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no key but its index
                <td key={column} className="action">
                  <IconAction
                    icon="bin"
                    label={words.removeColumn(column + 1)}
                    isDisabled={columns <= 1}
                    onPress={() => remove(removeColumn(table, column))}
                  />
                </td>
              ))}
              <td className="action" />
            </tr>
          </tbody>
        </Grid>
      </Box>
      <Row>
        <AddButton
          onPress={() => {
            setTable(addRow(table));
            focusOn(table.rows.length, 0);
          }}
        >
          {words.addRow}
        </AddButton>
        <AddButton
          onPress={() => {
            setTable(addColumn(table, words.column(columns + 1)));
            focusOn(0, columns);
          }}
        >
          {words.addColumn}
        </AddButton>
      </Row>
    </DialogFrame>
  );
}
