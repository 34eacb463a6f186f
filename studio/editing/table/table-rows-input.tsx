import { AddIcon } from '@sanity/icons/Add'
import { CloseIcon } from '@sanity/icons/Close'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { set, setIfMissing, type ArrayOfObjectsInputProps } from 'sanity'
import { styled } from 'styled-components'
import { newKey } from '../new-key.ts'
import { fromText, toText } from './cell-text.ts'
import { addColumn, addRow, gridOf, removeColumn, removeRow } from './grid.ts'

/** The rows of a table as a grid to type into; below it the rows one by one, for what a line can not hold. */
export function TableRowsInput(props: ArrayOfObjectsInputProps) {
  const { value, onChange, readOnly } = props
  const grid = gridOf(value)
  const width = Math.max(0, ...grid.map(({ cells }) => cells.length))
  return (
    <Stack gap={4}>
      {grid.length > 0 && (
        <Box overflow="auto" data-testid="table-grid">
          <Grid>
            <tbody>
              {grid.map(({ key, cells }, row) => (
                <tr key={key}>
                  {cells.map((cell, column) => (
                    <td key={cell.key}>
                      <Cell
                        name={`Row ${row + 1}, column ${column + 1}`}
                        content={cell.content}
                        isReadOnly={readOnly ?? false}
                        onText={(text) =>
                          onChange(set(fromText(text, newKey), [{ _key: key }, 'cells', { _key: cell.key }, 'content']))
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <Remove name={`Remove row ${row + 1}`} onClick={() => onChange(removeRow(key))} />
                  </td>
                </tr>
              ))}
              <tr>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column}>
                    <Remove name={`Remove column ${column + 1}`} onClick={() => onChange(removeColumn(grid, column))} />
                  </td>
                ))}
              </tr>
            </tbody>
          </Grid>
        </Box>
      )}
      <Flex gap={2}>
        <Button
          mode="ghost"
          fontSize={1}
          icon={AddIcon}
          text="Row"
          disabled={readOnly ?? false}
          onClick={() => onChange([setIfMissing([]), ...addRow(grid, newKey)])}
        />
        <Button
          mode="ghost"
          fontSize={1}
          icon={AddIcon}
          text="Column"
          disabled={(readOnly ?? false) || grid.length === 0}
          onClick={() => onChange(addColumn(grid, newKey))}
        />
      </Flex>
      <Text size={1} muted>
        In a cell: `code`, **strong**, _emphasis_. A cell with a link is edited below. A spreadsheet can be pasted into
        the text of the page and becomes a table.
      </Text>
      <details>
        <summary>
          <Text size={1} as="span">
            Rows one by one
          </Text>
        </summary>
        <Box paddingTop={3}>{props.renderDefault(props)}</Box>
      </details>
    </Stack>
  )
}

type CellProps = { name: string; content: unknown; isReadOnly: boolean; onText: (text: string) => void }

function Cell({ name, content, isReadOnly, onText }: CellProps) {
  const text = toText(content)
  if (text === undefined)
    return (
      <Text size={1} muted>
        Edited below
      </Text>
    )
  return (
    <textarea
      aria-label={name}
      rows={1}
      readOnly={isReadOnly}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value.replaceAll('\n', ' '))}
    />
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button mode="bleed" fontSize={0} padding={2} icon={CloseIcon} aria-label={name} title={name} onClick={onClick} />
  )
}

const Grid = styled.table`
  border-collapse: collapse;
  width: 100%;

  & td {
    border: 1px solid var(--card-border-color);
    padding: 0;
    text-align: center;
    vertical-align: middle;
  }

  & tr:last-child td,
  & td:last-child {
    border: 0;
    width: 1%;
  }

  & textarea {
    box-sizing: border-box;
    width: 100%;
    min-width: 90px;
    padding: 6px 8px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 13px;
    resize: none;
    field-sizing: content;
  }

  & tr:first-child textarea {
    font-weight: 600;
  }
`
