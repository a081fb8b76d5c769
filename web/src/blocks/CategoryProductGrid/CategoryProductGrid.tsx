import { ProductCards } from '../../features/products/ProductCards.tsx'
import type { ProductCardView } from '../../features/products/product-card.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import styles from './CategoryProductGrid.module.css'

export type CategoryTileView = { key: string; name: string; href: string; image?: ImageView }

type Products = { show: 'products'; products: ProductCardView[] }
type Categories = { show: 'categories'; columns: 2 | 3; categories: CategoryTileView[] }
export type CategoryProductGridView = { title?: string } & (Products | Categories)

/** Without a title the headings of the products move up a level, so that no level is skipped. */
export function CategoryProductGrid({ title, ...shown }: CategoryProductGridView) {
  return (
    <section className={styles.grid}>
      {title && <h2>{title}</h2>}
      {shown.show === 'products' ? (
        <ProductCards products={shown.products} headingLevel={title ? 3 : 2} />
      ) : (
        <CategoryTiles {...shown} />
      )}
    </section>
  )
}

/** Tiles of name and picture are links in a list; as headings they would have no content below them. */
function CategoryTiles({ categories, columns }: Categories) {
  return (
    <ul className={styles.tiles} data-columns={columns}>
      {categories.map(({ key, name, href, image }) => (
        <li key={key}>
          <a className={toCardClass(styles.tile)} href={href}>
            <span className={styles.picture}>{image && <Image image={image} className={styles.image} />}</span>
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
