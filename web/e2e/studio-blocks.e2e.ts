import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { testPage, textBlock } from './text-block.ts'

const cell = (text: string) => ({ _type: 'tableCell', _key: text, content: [textBlock(text)] })
const PAGE = testPage('/docs/insights/blocks-of-all-kinds', {
  title: 'Blocks of all kinds',
  product: 'insights',
  version: undefined,
  description: 'A page that the end-to-end tests look at, paste into and pick operations on.',
  body: [
    textBlock('A first paragraph.'),
    { _type: 'callout', _key: 'callout', tone: 'warning', title: 'Mind this', content: [textBlock('It bites.')] },
    {
      _type: 'codeBlock',
      _key: 'code',
      label: 'A client',
      code: { _type: 'code', language: 'python', code: 'import requests' },
    },
    {
      _type: 'table',
      _key: 'table',
      caption: 'Fields',
      headerRow: true,
      rows: [
        { _type: 'tableRow', _key: 'r1', cells: [cell('Field'), cell('Type')] },
        { _type: 'tableRow', _key: 'r2', cells: [cell('id'), cell('integer')] },
      ],
    },
    { _type: 'diagram', _key: 'diagram', title: 'A to B', source: 'graph LR\n  A-->B', alt: 'A leads to B.' },
    { _type: 'apiOperation', _key: 'operation', api: 'accounts-v3', operation: 'GET /nothing' },
    { _type: 'snippetReference', _key: 'snippet', snippet: { _type: 'reference', _ref: 'snippet-of-a-test' } },
    textBlock('A last paragraph.'),
  ],
})
const SNIPPET = {
  _id: 'snippet-of-a-test',
  _type: 'snippet',
  key: 'of-a-test',
  title: 'Quoll snippet',
  body: [textBlock('Shown twice.')],
}
const MARKDOWN = `## Pasted heading

Send **one** request, see [users](/docs/accounts/v3/users).

1. First
2. Second

\`\`\`json
{"id": 1}
\`\`\`
`
const SHEET = {
  text: 'Code\tMeaning\n404\tno such thing',
  html: '<google-sheets-html-origin><table><tbody><tr><td>Code</td><td>Meaning</td></tr><tr><td>404</td><td>no such thing</td></tr></tbody></table></google-sheets-html-origin>',
}

test.describe.configure({ timeout: 600_000 })

test('O7 blocks show what they hold, operations and snippets are picked by words, and pasted Markdown and spreadsheets become clean blocks', async ({
  page,
  content,
}) => {
  await content.put(SNIPPET)
  await content.put(PAGE)
  await lake.delete(`drafts.${PAGE._id}`)
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  const body = studio.field('body')
  const drafted = (query: string) =>
    lake.fetch<unknown>(`*[_id == $id][0].${query}`, { id: `drafts.${PAGE._id}` }, { perspective: 'raw' })

  await test.step('blocks show what they hold', async () => {
    await expect(body.getByTestId('callout-preview')).toHaveText('It bites.')
    await expect(body.getByTestId('code-preview').locator('.token.keyword')).toHaveText('import')
    await expect(body.getByTestId('table-preview').locator('th')).toHaveText(['Field', 'Type'])
    await expect(body.getByTestId('table-preview').locator('td')).toHaveText(['id', 'integer'])
    const drawing = body.getByTestId('diagram-preview').getByRole('img', { name: 'A leads to B.' })
    await expect(drawing).toBeVisible()
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0)
  })

  await test.step('an operation is found by words of its summary', async () => {
    await body.getByText('GET /nothing').dblclick()
    const picker = page.getByTestId('operation-picker')
    await expect(picker).toContainText('No bundled description has this operation.')
    await picker.getByRole('combobox').fill('user create')
    await page.getByRole('button', { name: /^POST \/v3\/users\b/ }).click()
    await expect
      .poll(() => drafted('body[_key == "operation"][0].operation'), { timeout: 90_000 })
      .toBe('POST /v3/users')
    await page.keyboard.press('Escape')
  })

  await test.step('a snippet says where it is used', async () => {
    await body.getByText('Quoll snippet').dblclick()
    await expect(page.getByTestId('snippet-uses')).toContainText('Shown on one page')
    await expect(page.getByTestId('snippet-uses')).toContainText('Blocks of all kinds')
    await page.keyboard.press('Escape')
  })

  await test.step('Markdown becomes blocks', async () => {
    await studio.pasteBelow('body', MARKDOWN)
    await expect.poll(() => drafted('body[-1].code.code'), { timeout: 90_000 }).toBe('{"id": 1}')
    expect(await drafted('body[-5..-2]{style, listItem, "text": pt::text([@])}')).toEqual([
      { style: 'h2', listItem: null, text: 'Pasted heading' },
      { style: 'normal', listItem: null, text: 'Send one request, see users.' },
      { style: 'normal', listItem: 'number', text: 'First' },
      { style: 'normal', listItem: 'number', text: 'Second' },
    ])
  })

  await test.step('a spreadsheet becomes a table', async () => {
    await studio.pasteBelow('body', SHEET.text, SHEET.html)
    await expect(body.getByTestId('table-preview').last().locator('th')).toHaveText(['Code', 'Meaning'])
    await expect
      .poll(() => drafted('body[-1]{_type, headerRow, "rows": rows[]{"cells": cells[]{"text": pt::text(content)}}}'))
      .toEqual({
        _type: 'table',
        headerRow: true,
        rows: [
          { cells: [{ text: 'Code' }, { text: 'Meaning' }] },
          { cells: [{ text: '404' }, { text: 'no such thing' }] },
        ],
      })
  })
})
