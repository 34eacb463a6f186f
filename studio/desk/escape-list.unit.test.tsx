import { JSDOM } from 'jsdom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EscapeList } from './escape-list.tsx'

/** A search in a window that hears what keys come to it, as a dialog does. */
async function open() {
  const { window } = new JSDOM('<div id="root"></div>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { act } = await import('react')
  // @ts-expect-error -- Sanity renders the Studio; nothing else here needs the types of React's renderer
  const { createRoot } = await import('react-dom/client')
  const heard: string[] = []
  window.addEventListener('keydown', ({ key }) => heard.push(key))
  const searches: ((query: string | null) => void)[] = []
  const root = createRoot(window.document.getElementById('root') ?? window.document.body)
  await act(() =>
    root.render(
      <EscapeList>
        {({ onQueryChange }) => {
          searches.push(onQueryChange)
          return <input />
        }}
      </EscapeList>,
    ),
  )
  onTestFinished(() => act(() => root.unmount()))
  return {
    heard,
    search: (query: string | null) => act(() => searches.at(-1)?.(query)),
    press: (key: string) =>
      act(() => {
        const event = new window.KeyboardEvent('keydown', { key, bubbles: true })
        window.document.querySelector('input')?.dispatchEvent(event)
      }),
  }
}

test('O4 Escape closes the list of what is found, and the dialog around it only where no list is open', async () => {
  const { heard, search, press } = await open()
  await search('users')
  await press('Escape')
  await press('a')
  expect(heard).toEqual(['a'])
  await search(null)
  await press('Escape')
  expect(heard).toEqual(['a', 'Escape'])
})
