import { expect, test } from 'vitest'
import { lateFonts } from './late-fonts.ts'

const FONT = '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin="" type="font/woff2"/>'
const IMAGE = '<link rel="preload" href="/logo.png" as="image"/>'
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

test('P2 a page asks for its fonts behind its text, and before the data of the framework', () => {
  const html = `<html><head>${FONT}${IMAGE}</head><body><p>Text</p>${DATA}</body></html>`
  expect(lateFonts(html)).toBe(`<html><head>${IMAGE}</head><body><p>Text</p>${FONT}${DATA}</body></html>`)
})

test.each([
  ['what is no page', `text ${FONT}`],
  ['a page without data', `<html><head>${FONT}</head><body></body></html>`],
  ['a page without fonts', `<html><head></head><body>${DATA}</body></html>`],
])('P2 %s stays as it is', (_, html) => {
  expect(lateFonts(html)).toBe(html)
})
