import { noteTransition } from './lib/router-transition.ts'

export function onRouterTransitionStart(url: string, type: string): void {
  noteTransition(url, type, window.location.href)
}
