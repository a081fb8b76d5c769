import { FullProductRows } from '../../features/products/FullProductRows.tsx'
import type { ProductCardView } from '../../features/products/product-card.ts'
import styles from './ProductResults.module.css'

export type NewestProductsView = { title: string; products: readonly ProductCardView[] }

/** Shown when a search finds nothing (spec §2: up to three). */
export function NewestProducts({ title, products }: NewestProductsView) {
  if (products.length === 0) return null
  return (
    <div>
      <h3 className={styles.newest}>{title}</h3>
      <FullProductRows products={products} headingLevel={4} />
    </div>
  )
}
