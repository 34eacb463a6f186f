import { describe, expect, onTestFinished, test } from 'vitest'
import { Children, run } from './children.ts'
import { root } from './paths.ts'

const options = { cwd: root, env: process.env, quiet: true }
const FOREVER = ['-e', 'setInterval(() => {}, 1000)']
const STUBBORN = ['-e', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`]

function newChildren(): Children {
  const children = new Children()
  onTestFinished(() => children.stopAll())
  return children
}

describe('the processes of a stack', () => {
  test('A5 the first that ends by itself is named', async () => {
    const children = newChildren()
    children.start('lasting', FOREVER, options)
    children.start('short', ['-e', 'process.exit(3)'], options)
    expect(await children.ended).toBe('short')
    expect(children.isRunning('lasting')).toBe(true)
  })

  test('A5 stopping all leaves nothing running', async () => {
    const children = newChildren()
    children.start('a', FOREVER, options)
    children.start('b', FOREVER, options)
    await children.stopAll()
    expect([children.isRunning('a'), children.isRunning('b')]).toEqual([false, false])
  })

  test('A5 one that ignores the signal is ended all the same', async () => {
    const children = newChildren()
    children.start('stubborn', STUBBORN, options)
    await children.stop('stubborn', 'SIGTERM', 300)
    expect(children.isRunning('stubborn')).toBe(false)
  })

  test('A5 a step that fails says which, with its exit code', async () => {
    await expect(run('The build', ['-e', 'process.exit(7)'], options)).rejects.toThrow('The build failed (exit code 7)')
  })
})
