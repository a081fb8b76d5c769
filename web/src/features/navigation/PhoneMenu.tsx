import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { BARS, CHEVRON_BACK, CROSS } from './icons/menu-icon-paths.ts'
import { LogOut, type LogOutView } from './LogOut.tsx'
import type { NavigationItem } from './navigation-item.ts'
import styles from './PhoneMenu.module.css'

export type PhoneMenuProps = {
  /** Name of the navigation and of its toggle. */
  label: string
  toggle: string
  back: string
  viewAll: string
  items: readonly NavigationItem[]
  /** Links of the top bar, for which phones have no room. */
  topItems: readonly NavigationItem[]
  /** Set for signed-in customers. */
  logOut?: LogOutView | undefined
}

/**
 * Without JavaScript each sub-menu opens in place. With `drill-phone-menu.ts` it takes the whole panel, with the back
 * button from the `<template>`. Rows have no classes, as a page has more of them than of any other element.
 */
export function PhoneMenu({ label, toggle, back, viewAll, items, topItems, logOut }: PhoneMenuProps) {
  return (
    <details className={styles.menu} name="site-header">
      <summary className={styles.toggle} aria-label={toggle}>
        <span className={styles.whenClosed}>
          <Icon path={BARS} />
        </span>
        <span className={styles.whenOpen}>
          <Icon path={CROSS} />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={label}>
        <template>
          <button type="button" className={styles.back}>
            <Icon path={CHEVRON_BACK} />
            {back}
          </button>
          <p className={styles.heading} />
        </template>
        <div className={styles.level}>
          <Items items={items} viewAll={viewAll} />
          {topItems.length > 0 && (
            <div className={styles.top}>
              <Items items={topItems} viewAll={viewAll} />
            </div>
          )}
          {logOut && <LogOut {...logOut} place="menu" />}
        </div>
      </nav>
    </details>
  )
}

type ItemsProps = { items: readonly NavigationItem[]; viewAll: string }

function Items({ items, viewAll }: ItemsProps) {
  const hasIcons = items.some(({ icon }) => icon)
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.title} className={hasIcons && !item.icon ? styles.plain : undefined}>
          {item.items.length > 0 ? <SubMenu item={item} viewAll={viewAll} /> : <Leaf {...item} />}
        </li>
      ))}
    </ul>
  )
}

function SubMenu({ item, viewAll }: { item: NavigationItem; viewAll: string }) {
  return (
    <details>
      <summary>
        <Title {...item} />
      </summary>
      <div className={styles.level}>
        {item.to && (
          <Link to={item.to} aria-label={item.viewAllLabel}>
            {viewAll}
          </Link>
        )}
        <Items items={item.items} viewAll={viewAll} />
      </div>
    </details>
  )
}

function Leaf(item: NavigationItem) {
  return (
    item.to && (
      <Link to={item.to}>
        <Title {...item} />
      </Link>
    )
  )
}

function Title({ icon, title }: NavigationItem) {
  return (
    <>
      {icon && <Icon href={icon} />}
      {title}
    </>
  )
}
