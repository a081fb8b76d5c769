import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FILTERS_ID } from './filters-id.ts'
import styles from './ListBar.module.css'
import type { ListTexts } from './list-settings.ts'
import type { ProductListView } from './list-view.ts'
import { Swatch } from './Swatch.tsx'

/** `head`: heading of the list. */
type ListBarProps = { head: ReactNode; view: ProductListView; texts: ListTexts }

/** Shows the chosen filters, the button for the filters, and the order; on phones the last two stay visible. */
export function ListBar({ head, view, texts }: ListBarProps) {
  const { hasPanel, orders, chips, quick, chosen } = view
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        {head}
        {chips.length + quick.length > 0 && <Chips view={view} texts={texts} />}
      </div>
      {hasPanel && (
        <span className={styles.toggle}>
          <Button popoverTarget={FILTERS_ID}>{chosen === 0 ? texts.filters : `${texts.filters} (${chosen})`}</Button>
        </span>
      )}
      {orders.length > 0 && <Orders orders={orders} texts={texts} />}
    </div>
  )
}

function Orders({ orders, texts }: Pick<ProductListView, 'orders'> & Omit<ListBarProps, 'view' | 'head'>) {
  const current = orders.find(({ isCurrent }) => isCurrent)?.value ?? ''
  return (
    <span className={styles.orders}>
      <select name="sort" aria-label={texts.sort} defaultValue={current} className={styles.select}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.apply}>
        <Button type="submit">{texts.showResults}</Button>
      </span>
    </span>
  )
}

/** The chosen filters, each with a cross to remove it; where there is no panel, also values to choose. */
function Chips({ view: { chips, quick, chosen, clearHref }, texts }: Omit<ListBarProps, 'head'>) {
  return (
    <ul className={styles.chips}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.chosen}>
            <VisuallyHidden>{`${texts.removeFilter}: `}</VisuallyHidden>
            {label}
            <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
      {chosen > 1 && (
        <li>
          <a href={clearHref} className={styles.clear} data-clear="">
            {texts.clear}
          </a>
        </li>
      )}
      {quick.map(({ label, count, href, swatch }) => (
        <li key={href}>
          <a href={href} className={styles.chip}>
            {swatch && <Swatch color={swatch} />}
            {label} <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
