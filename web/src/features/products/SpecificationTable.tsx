import type { ProductDetailView, SpecificationRow } from './product-detail.ts'
import styles from './SpecificationTable.module.css'

type SpecificationTableProps = Omit<ProductDetailView['specifications'], 'title'>

/** Spec §4 and §9: a value of more than about five lines is cut and can be expanded. Without a script, and on paper, all of it is shown. */
export function SpecificationTable({ rows, more, less }: SpecificationTableProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.length === 'short' ? row.value : <LongValue {...row} more={more} less={less} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `start-product.ts` expands it. */
function LongValue({ name, value, length, more, less }: SpecificationRow & { more: string; less: string }) {
  return (
    <div className={styles[length]}>
      <p>{value}</p>
      <button type="button" data-read-on={less} aria-expanded="false" aria-description={name}>
        {more}
      </button>
    </div>
  )
}
