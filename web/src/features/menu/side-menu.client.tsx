'use client'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { mobileMenuOpen } from '../../lib/mobile-menu.ts'
import { useHydrating } from '../../lib/use-hydrating.client.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { normalisePath } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuList } from './menu-list.tsx'
import { initialMenuState, menuReducer } from './menu-state.ts'
import { unpackMenu } from './packed-menu.ts'
import styles from './side-menu.module.css'

/** The side menu: tells which entries are selected and which are open. The server renders it in its final state. */
export function SideMenuIsland({ menu }: { menu: string }) {
  const tree = useMemo(() => unpackMenu(menu), [menu])
  const path = normalisePath(useCurrentPath())
  const mobileOpen = useStore(mobileMenuOpen, false)
  const [state, dispatch] = useReducer(menuReducer, null, () => initialMenuState(tree, path))
  if (state.tree !== tree) dispatch({ type: 'tree-changed', tree })
  if (state.path !== path) dispatch({ type: 'path-changed', path })

  useEffect(() => {
    dispatch({ type: mobileOpen ? 'mobile-opened' : 'mobile-closed' })
  }, [mobileOpen])
  // The script in the HTML has done it where the page begins, and the reader may have moved the menu since.
  const stand = `${path} ${state.container}`
  const revealed = useRef(useHydrating() ? stand : '')
  useLayoutEffect(() => {
    if (revealed.current === stand) return
    revealed.current = stand
    globalThis.revealInMenu?.()
  }, [stand])

  return (
    <>
      <button
        type="button"
        className={styles.container}
        aria-expanded={state.container}
        aria-controls="menu-tree"
        onClick={() => dispatch({ type: 'container-toggled' })}
      >
        Documentation menu
        <Icon name="right" />
      </button>
      <div id="menu-tree" className={styles.tree}>
        <MenuList nodes={tree} state={state} onToggle={(key) => dispatch({ type: 'toggled', key })} />
      </div>
    </>
  )
}
