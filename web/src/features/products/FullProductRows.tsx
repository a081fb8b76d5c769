import styles from './FullProductRows.module.css'
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx'

/** Cards whose last row is full on phones, too: the last card of an odd number takes the whole row. */
export function FullProductRows(cards: ProductCardsProps) {
  return (
    <div className={styles.rows}>
      <ProductCards {...cards} />
    </div>
  )
}
