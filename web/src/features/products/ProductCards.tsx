import { CardInitial } from '../../ui/CardInitial.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Image } from '../../ui/Image.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import { CardPrice } from './CardPrice.tsx'
import { CompareLink } from './CompareLink.tsx'
import { cutTeaser } from './cut-teaser.ts'
import styles from './ProductCards.module.css'
import { type CardVariants, ProductVariants } from './ProductVariants.tsx'
import type { ProductCardView } from './product-card.ts'

type HeadingLevel = 2 | 3 | 4
type ProductView = ProductCardView & { animal?: string; variants?: CardVariants }

export type ProductCardsProps = { products: readonly ProductView[]; headingLevel: HeadingLevel }

/** Up to four side by side. */
export function ProductCards({ products, headingLevel }: ProductCardsProps) {
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <li key={product.sku}>
          <ProductCard product={product} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

function ProductCard({ product, headingLevel }: { product: ProductView; headingLevel: HeadingLevel }) {
  const { href, name, animal, shortDescription, image, price, variants, compare } = product
  const Heading = `h${headingLevel}` as const
  return (
    <article className={toCardClass(styles.article)} aria-label={name}>
      <div className={styles.picture}>
        {/* The name beside it says the same. */}
        {image ? <Image image={{ ...image, alt: '' }} className={styles.image} /> : <CardInitial text={name} />}
      </div>
      <div className={styles.text}>
        {animal && <small className={styles.teaser}>{animal}</small>}
        <Heading className={styles.name}>
          <CardLink href={href} look="name">
            {name}
          </CardLink>
        </Heading>
        {shortDescription && <p className={styles.teaser}>{cutTeaser(shortDescription)}</p>}
        {variants && <ProductVariants variants={variants} />}
        {price && <CardPrice {...price} />}
      </div>
      {compare && <CompareLink {...compare} name={name} look="icon" />}
    </article>
  )
}
