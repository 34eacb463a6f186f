import { describe, expect, test } from 'vitest'
import { planRename, redirectId } from './redirect-plan.ts'

const rename = { from: '/docs/old', to: '/docs/new', leaveRedirect: true, redirects: [] }
const left = {
  createOrReplace: { _id: 'redirect_docs_old', _type: 'redirect', from: '/docs/old', to: '/docs/new', permanent: true },
}

describe('what becomes of redirects when a page moves', () => {
  test('B8 its old path leads to the new one', () => expect(planRename(rename)).toEqual([left]))

  test('B8 nothing is left behind when the writer wants none', () => {
    expect(planRename({ ...rename, leaveRedirect: false })).toEqual([])
  })

  test('B8 an earlier redirect from the old path is replaced, whatever its id', () => {
    const redirects = [
      { _id: 'redirect_docs_old', from: '/docs/old', to: '/elsewhere' },
      { _id: 'drafts.redirect_docs_old', from: '/docs/old', to: '/elsewhere' },
      { _id: 'by-hand', from: '/docs/old', to: '/elsewhere' },
    ]
    expect(planRename({ ...rename, redirects })).toEqual([
      { delete: { id: 'drafts.redirect_docs_old' } },
      { delete: { id: 'by-hand' } },
      left,
    ])
  })

  test('B8 an earlier redirect from the old path stays when the writer wants no new one', () => {
    const redirects = [{ _id: 'by-hand', from: '/docs/old', to: '/elsewhere' }]
    expect(planRename({ ...rename, leaveRedirect: false, redirects })).toEqual([])
  })

  test.each([true, false])('B8 a redirect from the new path goes, since the page lives there now (%s)', (leave) => {
    const redirects = [{ _id: 'redirect_docs_new', from: '/docs/new', to: '/docs/old' }]
    expect(planRename({ ...rename, leaveRedirect: leave, redirects })).toEqual([
      { delete: { id: 'redirect_docs_new' } },
      ...(leave ? [left] : []),
    ])
  })

  test('B8 those that led to the old path lead to the new one, part and all', () => {
    const redirects = [
      { _id: 'a', from: '/a', to: '/docs/old' },
      { _id: 'b', from: '/b', to: '/docs/old#part' },
      { _id: 'c', from: '/c', to: '/docs/old/' },
      { _id: 'd', from: '/d', to: '/docs/older' },
      { _id: 'e', from: '/e', to: null },
    ]
    expect(planRename({ ...rename, redirects })).toEqual([
      { patch: { id: 'a', set: { to: '/docs/new' } } },
      { patch: { id: 'b', set: { to: '/docs/new#part' } } },
      { patch: { id: 'c', set: { to: '/docs/new' } } },
      left,
    ])
  })

  test('B8 a page that moves there and back leaves one redirect and no circle', () => {
    const there = [{ _id: 'redirect_docs_old', from: '/docs/old', to: '/docs/new' }]
    expect(planRename({ ...rename, from: '/docs/new', to: '/docs/old', redirects: there })).toEqual([
      { delete: { id: 'redirect_docs_old' } },
      {
        createOrReplace: {
          _id: 'redirect_docs_new',
          _type: 'redirect',
          from: '/docs/new',
          to: '/docs/old',
          permanent: true,
        },
      },
    ])
  })

  test('B8 the id of a redirect is told by its path and holds no dot', () => {
    expect(redirectId('/docs/accounts/v3/create-a-user')).toBe('redirect_docs_accounts_v3_create-a-user')
  })
})
