import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterboxToken } from '../auth/letterbox.ts'
import { startTestLake, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

test('N6 C4 DIFF-25 the letterbox token leaves feedback, which nobody without a credential can read, and does nothing else', async () => {
  const letterbox = lake.client({ token: letterboxToken(WRITE_TOKEN) })
  const anonymous = lake.client({ token: '' })
  await lake.client().createOrReplace({ _id: 'kept', _type: 'page', title: 'Public' })
  const letter = { _id: 'feedback.1-a', _type: 'feedback', helpful: false }
  await letterbox.createOrReplace(letter)
  await letterbox.createOrReplace({ ...letter, helpful: true })
  expect(await lake.client().getDocument('feedback.1-a')).toMatchObject({ helpful: true })
  for (const reader of [letterbox, anonymous]) {
    expect(await reader.getDocument('feedback.1-a')).toBeUndefined()
    expect(await reader.fetch('*[_type == "feedback"]')).toEqual([])
  }
  const refused = { statusCode: 403 }
  await expect(letterbox.create({ _id: 'feedback.2', _type: 'page' })).rejects.toMatchObject(refused)
  await expect(letterbox.create({ _id: 'letter', _type: 'feedback' })).rejects.toMatchObject(refused)
  await expect(letterbox.create({ _id: 'feedback.x.y', _type: 'feedback' })).rejects.toMatchObject(refused)
  await expect(letterbox.delete('feedback.1-a')).rejects.toMatchObject(refused)
  await expect(letterbox.patch('feedback.1-a').set({ helpful: false }).commit()).rejects.toMatchObject(refused)
  await expect(letterbox.transaction().create(letter).delete('kept').commit()).rejects.toMatchObject(refused)
  expect(await anonymous.getDocument('kept')).toMatchObject({ title: 'Public' })
})
