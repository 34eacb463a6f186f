import styles from './mode-switch.module.css'
import type { ModeLink } from './modes.ts'

type ModeSwitchProps = { modes: readonly ModeLink[]; current: string }

/** Leads to the same page for another access mode; `FollowSections` has it lead to the section being read. */
export function ModeSwitch({ modes, current }: ModeSwitchProps) {
  return (
    <nav className={styles['switch']} aria-labelledby="access-mode" data-modes="">
      <p id="access-mode">Access mode</p>
      <ul>
        {modes.map(({ path, label }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
