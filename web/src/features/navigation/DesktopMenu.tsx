import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './DesktopMenu.module.css'
import type { NavigationItem } from './navigation-item.ts'

type DesktopMenuProps = { label: string; viewAll: string; items: readonly NavigationItem[] }

/**
 * Disclosure navigation without a script: a pointer opens a sub-menu by hovering over its item, keyboard and touch by
 * the toggle beside it. The toggle is a `<details>` without content, so that CSS can open the panel in both ways.
 */
export function DesktopMenu({ label, viewAll, items }: DesktopMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.to && (
              <Link to={item.to} className={styles.title}>
                {item.icon && <Icon href={item.icon} />}
                {item.title}
              </Link>
            )}
            {item.items.length > 0 && <SubMenu item={item} viewAll={viewAll} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SubMenu({ item, viewAll }: { item: NavigationItem; viewAll: string }) {
  return (
    <>
      <details className={item.to ? `${styles.toggle} ${styles.small}` : styles.toggle} name="site-header">
        <summary className={item.to ? styles.chevron : styles.title}>
          {item.to ? <VisuallyHidden>{item.submenuLabel}</VisuallyHidden> : item.title}
        </summary>
      </details>
      <div className={styles.panel}>
        <ul className={styles.columns}>
          {item.items.map((entry) => (
            <li key={entry.title}>
              <Column item={entry} />
            </li>
          ))}
        </ul>
        {item.to && (
          <Link to={item.to} className={styles.viewAll} aria-label={item.viewAllLabel}>
            {viewAll}
          </Link>
        )}
      </div>
    </>
  )
}

function Column({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.to ? (
        <Link to={item.to} className={styles.entry}>
          {item.icon && <Icon href={item.icon} />}
          {item.title}
        </Link>
      ) : (
        <span className={styles.entry}>{item.title}</span>
      )}
      {item.items.length > 0 && (
        <ul className={styles.deeper}>
          {item.items.map(
            (deeper) => deeper.to && <li key={deeper.title}>{<Link to={deeper.to}>{deeper.title}</Link>}</li>,
          )}
        </ul>
      )}
    </>
  )
}
