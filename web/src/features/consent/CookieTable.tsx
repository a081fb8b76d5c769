import type { ReactNode } from 'react'
import styles from './CookieTable.module.css'
import type { StoredItemView } from './stored-item-texts.ts'

export type CookieTableLabels = { name: string; purpose: string; lifetime: string; kind: string }

type CookieTableProps = { label: string; labels: CookieTableLabels; items: readonly StoredItemView[] }

/** Lets a long name break after its `_` and `-` only. */
function toBreakable(name: string): ReactNode[] {
  return name.split(/(?<=[_-])/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={part} />, part]))
}

/** One entry per row; on phones each row is a small card with labels before its values. */
export function CookieTable({ label, labels, items }: CookieTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.purpose}</th>
            <th scope="col">{labels.lifetime}</th>
            <th scope="col">{labels.kind}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, purpose, lifetime, kind }) => (
            <tr key={name}>
              <th scope="row">
                <code>{toBreakable(name)}</code>
              </th>
              <td data-label={labels.purpose}>{purpose}</td>
              <td data-label={labels.lifetime}>{lifetime}</td>
              <td data-label={labels.kind}>{kind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
