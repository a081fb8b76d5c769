import styles from './CardPrice.module.css'
import type { PriceView } from './price-per-unit.ts'

/** What a card says of the price, at its foot. */
export function CardPrice({ label, text, perUnit }: PriceView) {
  return (
    <p className={styles.price}>
      {label} <strong>{text}</strong> {perUnit && <small>({perUnit})</small>}
    </p>
  )
}
