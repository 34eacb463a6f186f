import { OperationInput } from '../../editing/pick/operation-input.tsx'
import { defineField } from 'sanity'
import { operation } from '../rules/operation.ts'

/** An operation of an API description, by its method and path. */
export const operationField = (options: { required: boolean }) =>
  defineField({
    name: 'operation',
    title: 'Operation',
    type: 'string',
    description: 'Method and path as they stand in the API description, for example POST /v3/users.',
    placeholder: 'POST /v3/users',
    components: { input: OperationInput },
    validation: (rule) => (options.required ? rule.required().custom(operation) : rule.custom(operation)),
  })
