import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { closeInnermost, closeInside } from './close-details.ts'
import { BARS, CROSS } from './icons/menu-icon-paths.ts'
import type { NavigationItem } from './navigation-item.ts'
import styles from './PhoneMenu.module.css'
import { type PhoneMenuLabels, PhoneMenuLevel } from './PhoneMenuLevel.tsx'

export type PhoneMenuProps = {
  /** Name of the navigation and of its toggle. */
  label: string
  toggle: string
  labels: PhoneMenuLabels
  items: NavigationItem[]
  /** Links of the top bar, which has no room on a phone. */
  topItems: NavigationItem[]
}

/**
 * Without JavaScript each sub-menu folds out in place. With it, a sub-menu takes the whole panel, has a way back, Escape goes
 * one step up, and the menu closes when the focus leaves it.
 */
export function PhoneMenu({ label, toggle, labels, items, topItems }: PhoneMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [interactive, setInteractive] = useState(false)
  useEffect(() => setInteractive(true), [])

  const onToggle = () => {
    if (menu.current?.open === false) closeInside(menu.current)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) closeInnermost(menu.current)
  }
  const onBlur = ({ relatedTarget }: React.FocusEvent) => {
    if (relatedTarget && menu.current?.contains(relatedTarget) === false) menu.current.open = false
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      name="site-header"
      data-drill={interactive ? 'on' : undefined}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary className={styles.toggle} aria-label={toggle}>
        <span className={styles.whenClosed}>
          <Icon path={BARS} />
        </span>
        <span className={styles.whenOpen}>
          <Icon path={CROSS} />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={label}>
        <div className={styles.level}>
          <PhoneMenuLevel items={items} labels={labels} interactive={interactive} />
          {topItems.length > 0 && (
            <div className={styles.top}>
              <PhoneMenuLevel items={topItems} labels={labels} interactive={interactive} />
            </div>
          )}
        </div>
      </nav>
    </details>
  )
}
