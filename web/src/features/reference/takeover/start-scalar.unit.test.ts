import { expect, test } from 'vitest'
import { startWith } from './start-scalar.ts'

const page = { document: {}, detail: 'closed', origin: 'https://portal.example', teleports: '' } as const

function scalar({ takesOver = true, isThere = true } = {}) {
  const done: string[] = []
  const takeOver = async (element: string) => {
    if (!takesOver) throw new Error('Scalar has no setup to prepare')
    done.push(`take over ${element}`)
  }
  const parts = {
    loadPage: async (source: string) => {
      done.push(`load ${source}`)
      return page
    },
    loadTakeover: async () => {
      if (!isThere) throw new Error('Failed to load chunk')
      return { takeOver, hydrateAround: () => done.push('settle') }
    },
    loadStock: async () => ({ renderStockReference: (element: string) => done.push(`render ${element} anew`) }),
  }
  return { done, start: () => startWith(parts, '#reference', '/api/reference/key/') }
}

test('P5 Scalar takes over the markup, and nothing else of it is loaded', async () => {
  const { done, start } = scalar()
  const settle = await start()
  expect(done).toEqual(['load /api/reference/key/', 'take over #reference'])
  expect(settle).toBeTypeOf('function')
})

test('P5 where it can’t take over, it renders the same page anew', async () => {
  const { done, start } = scalar({ takesOver: false })
  await start()
  expect(done).toEqual(['load /api/reference/key/', 'render #reference anew'])
})

test('P5 what can’t be loaded leaves the markup as it was', async () => {
  const { done, start } = scalar({ isThere: false })
  await expect(start()).rejects.toThrow('Failed to load chunk')
  expect(done.filter((one) => !one.startsWith('load'))).toEqual([])
})
