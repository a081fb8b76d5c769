import { FullProductRows } from '../../features/products/FullProductRows.tsx'
import type { ProductCardView } from '../../features/products/product-card.ts'
import styles from './ProductGridSmall.module.css'

export type ProductGridSmallView = { title?: string; products: ProductCardView[] }

/** Without a title the products' own headings move up a level, so that no level is skipped. */
export function ProductGridSmall({ title, products }: ProductGridSmallView) {
  return (
    <section className={styles.grid}>
      {title && <h2>{title}</h2>}
      <FullProductRows products={products} headingLevel={title ? 3 : 2} />
    </section>
  )
}
