import { useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { closeAndFocus } from './close-details.ts'
import { CHEVRON_BACK, CHEVRON_ON, MENU_ICON_PATHS } from './icons/menu-icon-paths.ts'
import type { NavigationItem } from './navigation-item.ts'
import styles from './PhoneMenu.module.css'

/** `viewAllOf` has `{title}` where the item's title belongs. */
export type PhoneMenuLabels = { back: string; viewAll: string; viewAllOf: string }
type PhoneMenuLevelProps = { items: readonly NavigationItem[]; labels: PhoneMenuLabels; interactive: boolean }

export function PhoneMenuLevel({ items, labels, interactive }: PhoneMenuLevelProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.title}>
          {item.items.length > 0 ? (
            <SubMenu item={item} labels={labels} interactive={interactive} />
          ) : (
            item.to && (
              <Link to={item.to} className={styles.row}>
                <Title item={item} />
              </Link>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

function SubMenu({
  item,
  labels,
  interactive,
}: {
  item: NavigationItem
  labels: PhoneMenuLabels
  interactive: boolean
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  // React lets the toggle of a deeper sub-menu bubble up to here.
  const onToggle = ({ target }: React.ToggleEvent) => {
    if (target === details.current && details.current.open) back.current?.focus()
  }
  return (
    <details ref={details} className={styles.sub} onToggle={onToggle}>
      <summary className={styles.row}>
        <Title item={item} />
        <Icon path={CHEVRON_ON} />
      </summary>
      <div className={styles.level}>
        {interactive && (
          <button ref={back} type="button" className={styles.back} onClick={() => closeAndFocus(details.current)}>
            <Icon path={CHEVRON_BACK} />
            {labels.back}
          </button>
        )}
        {interactive && <p className={styles.heading}>{item.title}</p>}
        {item.to && (
          <Link to={item.to} className={styles.row} aria-label={labels.viewAllOf.replace('{title}', item.title)}>
            <span className={styles.title}>{labels.viewAll}</span>
          </Link>
        )}
        <PhoneMenuLevel items={item.items} labels={labels} interactive={interactive} />
      </div>
    </details>
  )
}

function Title({ item }: { item: NavigationItem }) {
  return (
    <span className={styles.title}>
      {item.icon && <Icon path={MENU_ICON_PATHS[item.icon]} />}
      {item.title}
    </span>
  )
}
