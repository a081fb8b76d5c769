import styles from './CardPrice.module.css'
import type { PriceView } from './price-per-unit.ts'

/** The price at the bottom of a card. */
export function CardPrice({ label, text, perUnit }: PriceView) {
  return (
    <p className={styles.price}>
      {label} <strong>{text}</strong> {perUnit && <small>({perUnit})</small>}
    </p>
  )
}
