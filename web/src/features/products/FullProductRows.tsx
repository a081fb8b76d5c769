import styles from './FullProductRows.module.css'
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx'

/** Cards whose last row is full on phones, too: the last of an odd number takes all of it. */
export function FullProductRows(cards: ProductCardsProps) {
  return (
    <div className={styles.rows}>
      <ProductCards {...cards} />
    </div>
  )
}
