import type { ReactNode } from 'react'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import styles from './CategoryProducts.module.css'
import { ProductCards } from './ProductCards.tsx'
import type { ProductCardView } from './product-card.ts'

export type AlsoWatchView = { title?: string; image?: ImageView; to: LinkTarget }

export type CategoryProductsView = {
  title: string
  /** How many there are on all pages. */
  count: string
  products: readonly ProductCardView[]
  alsoWatch?: AlsoWatchView
}

/** The products of a department; beside them, where there is room, what else the editors would like to be seen (spec §2). */
export function CategoryProducts({
  title,
  count,
  products,
  alsoWatch,
  children,
}: CategoryProductsView & { children: ReactNode }) {
  return (
    <section className={styles.list} aria-labelledby="products">
      <div className={styles.head}>
        <h2 id="products">{title}</h2>
        <p className={styles.count}>{count}</p>
      </div>
      <div className={alsoWatch ? styles.withPromo : undefined}>
        {alsoWatch && <AlsoWatch {...alsoWatch} />}
        <div className={styles.products}>
          <ProductCards products={products} headingLevel={3} />
          {children}
        </div>
      </div>
    </section>
  )
}

function AlsoWatch({ title, image, to }: AlsoWatchView) {
  return (
    <aside className={styles.promo}>
      <Link to={to} className={styles.promoLink}>
        {image && <Image image={image} className={styles.promoPicture} />}
        {title && <span className={styles.promoTitle}>{title}</span>}
      </Link>
    </aside>
  )
}
