import { Box } from '@sanity/ui'
import type { PreviewProps } from 'sanity'
import { styled } from 'styled-components'
import { spanText } from '../../schemaTypes/fields/span-text.ts'
import { recordsIn } from './records.ts'

const MOST_ROWS = 20

type Selected = PreviewProps & { rows?: unknown; headerRow?: unknown }

/** A table as a table, in the editor of a body. */
export function TablePreview(props: Selected) {
  const { rows, headerRow, renderDefault } = props
  const all = recordsIn(rows)
  if (props.layout !== 'block' || all.length === 0) return renderDefault(props)
  const children = (
    <Box overflow="auto" padding={1} data-testid="table-preview">
      <Grid>
        <tbody>
          {all.slice(0, MOST_ROWS).map((row, at) => {
            const Cell = at === 0 && headerRow !== false ? 'th' : 'td'
            return (
              <tr key={String(row['_key'])}>
                {recordsIn(row['cells']).map((cell) => (
                  <Cell key={String(cell['_key'])}>
                    {recordsIn(cell['content'])
                      .map((block) => spanText([block]))
                      .join(' / ')}
                  </Cell>
                ))}
              </tr>
            )
          })}
          {all.length > MOST_ROWS && (
            <tr>
              <td>and {all.length - MOST_ROWS} more rows</td>
            </tr>
          )}
        </tbody>
      </Grid>
    </Box>
  )
  return renderDefault({ ...props, children })
}

const Grid = styled.table`
  border-collapse: collapse;
  font-size: 13px;
  line-height: 1.4;

  & th,
  & td {
    border: 1px solid var(--card-border-color);
    padding: 4px 8px;
    text-align: left;
    vertical-align: top;
  }

  & th {
    background: var(--card-border-color);
    font-weight: 600;
  }
`
