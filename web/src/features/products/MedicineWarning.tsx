import styles from './MedicineWarning.module.css'
import type { MedicineNotice } from './medicine-notice.ts'

/** Stands beside the price of a medicine: its legal category, and its warning. */
export function MedicineWarning({ category, warning }: MedicineNotice) {
  return (
    <div className={styles.medicine}>
      <p>
        <strong>{category}</strong>
      </p>
      {warning && <p>{warning.href ? <a href={warning.href}>{warning.text}</a> : warning.text}</p>}
    </div>
  )
}
