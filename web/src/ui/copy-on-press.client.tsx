'use client'
import { useEffect } from 'react'

/**
 * Answers all that copies on a page: buttons (`CopyButton`) and the links beside headings. They are markup; what does
 * the work is loaded when one is reached for, so that it is there when the press comes.
 */
export function CopyOnPress() {
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      if (controlOf(target)) load().catch(() => {})
    }
    const onPress = ({ target }: Event) => {
      const control = controlOf(target)
      if (!control) return
      load().then(
        ({ copyFrom }) => copyFrom(control),
        () => control.querySelector('output')?.replaceChildren('It could not be copied'),
      )
    }
    document.addEventListener('pointerover', onReach)
    document.addEventListener('focusin', onReach)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('focusin', onReach)
      document.removeEventListener('click', onPress)
    }
  }, [])
  return null
}

const load = () => import('./copy-from.ts')

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
}
