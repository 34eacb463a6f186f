'use client'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Demo, Held } from './demo.ts'
import { createDemoSession, type Tab } from './demo-session.ts'
import { freshState } from './demo-state.ts'
import { runCall } from './run-call.ts'
import { forget, recall, remember } from './session-memory.ts'

const browserTab: Tab = {
  address: () => location,
  clearSearch: () => history.replaceState(history.state, '', location.pathname),
  recall,
  remember,
  forget,
  send: runCall,
}

/** A demo of this tab, as it stands. What the tab remembers is taken up before the page is painted. */
export function useDemo(demo: Demo, configured: Held) {
  const [session] = useState(() => createDemoSession(demo, configured, browserTab))
  const [inMarkup] = useState(() => freshState({ ...demo.defaults, ...configured }))
  const state = useSyncExternalStore(session.subscribe, session.get, () => inMarkup)
  useLayoutEffect(() => session.begin(configured), [session, configured])
  return { ...session, state }
}
