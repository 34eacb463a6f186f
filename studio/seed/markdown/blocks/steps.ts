import type { ContainerDirective } from 'mdast-util-directive'
import { STEP, type Context } from '../context.ts'
import {
  childrenOf,
  colonsAround,
  isDirective,
  readHead,
  requireLabel,
  writeContainer,
  writeLabel,
} from '../directive.ts'
import type { Block, Step, Steps } from '../portable-text.ts'

export function parseSteps(node: ContainerDirective, context: Context): Steps {
  const { label } = readHead(node, context)
  if (label !== undefined) context.report(node, '"steps" has no title: each step has one')
  const steps = childrenOf(node).flatMap((child): Step[] => {
    if (isDirective(child, 'step')) return [parseStep(child, context)]
    context.report(child, 'steps hold ::::step[…] blocks only')
    return []
  })
  if (steps.length === 0) context.report(node, '"steps" is empty')
  return { _type: 'steps', steps }
}

/** All steps of a group take the same number of colons. */
export function serialiseSteps({ steps }: Steps, write: (blocks: readonly Block[]) => string): string {
  const written = steps.map(({ title, content }) => ({ title, content: write(content) }))
  const colons = Math.max(...written.map(({ content }) => colonsAround(4, content)))
  const inner = written.map(({ title, content }) => writeContainer(colons, `step${writeLabel(title)}`, content))
  return writeContainer(5, 'steps', inner.join('\n\n'))
}

function parseStep(node: ContainerDirective, context: Context): Step {
  const { label } = readHead(node, context)
  const title = requireLabel(node, label, 'a title', context)
  const content = context.blocks(childrenOf(node), STEP)
  if (content.length === 0) context.report(node, `the step "${title}" is empty`)
  return { _type: 'step', title, content }
}
