import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'

const entry = (itemId: string, position: number, fields: object = {}) => ({
  _id: `menu_${itemId.replaceAll('.', '_')}`,
  _type: 'menuEntry',
  itemId,
  label: itemId,
  className: 'item',
  to: '/reference',
  position,
  ...fields,
})
const BRANCH = [
  entry('tree-test', 5, { label: 'Tree test', indicativeLabel: 'BETA', indicativeVariant: 'warning' }),
  entry('tree-test.one', 10),
  entry('tree-test.one.deep', 10),
  entry('tree-test.two', 20),
  entry('tree-test.lost.child', 30, { to: '/docs/is-gone' }),
]
const DRAFT = { ...entry('tree-test.one', 10), _id: 'drafts.menu_tree-test_one', label: 'A draft of one' }

const places = () =>
  lake.fetch<unknown>(
    '*[_type == "menuEntry" && string::startsWith(_id, "menu_tree-test")] | order(itemId){itemId, position}',
  )

test.describe.configure({ timeout: 600_000 })

test('E9 O1 the menu is a tree: problems in words, moved by drag and by keys in one transaction, drafts kept, undone', async ({
  page,
  content,
}) => {
  await content.put(...BRANCH)
  await lake.createOrReplace(DRAFT)
  const studio = new StudioPage(page)
  await studio.go('/structure/menu;menu-tree')
  const line = (itemId: string) => page.getByTestId(`menu-line-${itemId}`)
  await expect(line('tree-test').getByText('BETA')).toBeVisible()
  await expect(line('tree-test.one').getByText('has a draft')).toBeVisible()
  await expect(line('tree-test.lost.child')).toContainText('there is no entry tree-test.lost for it to stand under')
  await expect(line('tree-test.lost.child')).toContainText('no page has the path /docs/is-gone')

  // By keys: one goes below what follows it, with the entry below it and with its draft.
  await line('tree-test.two').getByRole('button', { name: 'Move tree-test.two up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo: tree-test.two' })).toBeVisible()
  await expect(line('tree-test.two').or(line('tree-test.one')).first()).toHaveAttribute('data-testid', /two$/)
  await line('tree-test.one').getByRole('button', { name: 'Move tree-test.one in' }).press('Enter')
  await expect(line('tree-test.two.one.deep')).toBeVisible()
  expect(await places()).toEqual([
    { itemId: 'tree-test', position: 5 },
    { itemId: 'tree-test.lost.child', position: 30 },
    { itemId: 'tree-test.two', position: 5 },
    { itemId: 'tree-test.two.one', position: 10 },
    { itemId: 'tree-test.two.one.deep', position: 10 },
  ])
  expect(await lake.fetch('*[_id == $id][0]{itemId, label}', { id: DRAFT._id }, { perspective: 'raw' })).toEqual({
    itemId: 'tree-test.two.one',
    label: 'A draft of one',
  })
  await page.getByRole('button', { name: 'Undo: tree-test.one' }).click()
  await expect(line('tree-test.one.deep')).toBeVisible()

  // By dragging: the lost child is put below another entry. What it passes makes way, which tells that it is there.
  const handle = (itemId: string) => line(itemId).getByRole('button', { name: `Drag ${itemId}` })
  const target = await handle('tree-test.one.deep').boundingBox()
  await handle('tree-test.lost.child').hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 10 })
  await expect(line('tree-test.one.deep')).toHaveAttribute('style', /translate3d\(0px, [1-9]/)
  await page.mouse.up()
  await expect(line('tree-test.one.child')).toBeVisible()
  await expect(line('tree-test.one.child')).not.toContainText('for it to stand under')

  await line('tree-test.one').getByRole('link').first().click()
  await expect(studio.input('label')).toHaveValue('A draft of one')
})
