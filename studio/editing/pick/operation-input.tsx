import { Autocomplete } from '@sanity/ui/autocomplete'
import { Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { set, unset, useFormValue, type StringInputProps } from 'sanity'
import { EscapeList } from '../../desk/escape-list.tsx'
import { bundledOperations } from '../../workspace/bundled-operations.ts'
import { matchesQuery, offeredOperations, type OfferedOperation } from './search-operations.ts'

type Option = { value: string; payload: OfferedOperation }

/** An operation, found by words of its path or its summary. What no description has can still be typed. */
export function OperationInput(props: StringInputProps) {
  const { value, onChange, path, readOnly, elementProps } = props
  const api: unknown = useFormValue([...path.slice(0, -1), 'api'])
  const options = useMemo(
    () => offeredOperations(bundledOperations, api).map((payload) => ({ value: payload.operation, payload })),
    [api],
  )
  if (bundledOperations.length === 0) return props.renderDefault(props)
  const chosen = options.find((option) => option.value === value)?.payload
  const typed = (query: string | null) => {
    if (query && /^[A-Z]+ \/\S*$/.test(query)) onChange(set(query))
  }
  return (
    <Stack gap={3} data-testid="operation-picker">
      <EscapeList>
        {(search) => (
          <Autocomplete<Option>
            id={elementProps.id}
            openButton={search.openButton}
            fontSize={2}
            disabled={readOnly ?? false}
            value={value ?? ''}
            placeholder="Search by path or summary"
            options={options}
            filterOption={(query, { payload }) => matchesQuery(query, payload)}
            onChange={(next) => onChange(next ? set(next) : unset())}
            onQueryChange={(query) => {
              typed(query)
              search.onQueryChange(query)
            }}
            renderOption={({ payload }) => <Offer {...payload} />}
          />
        )}
      </EscapeList>
      <Text size={1} muted>
        {told(value, chosen)}
      </Text>
    </Stack>
  )
}

function Offer({ operation, summary, apis }: OfferedOperation) {
  return (
    <Card as="button" padding={3}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {operation}
        </Text>
        <Text size={1} muted>
          {[summary, apis.join(', ')].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}

function told(value: string | undefined, chosen: OfferedOperation | undefined): string {
  if (!value) return 'Nothing chosen yet.'
  return chosen
    ? [chosen.summary, ...chosen.apis].filter(Boolean).join(' · ')
    : 'No bundled description has this operation.'
}
