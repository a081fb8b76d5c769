import { CardInitial } from '../../ui/CardInitial.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { CardText } from '../../ui/CardText.tsx'
import { Image } from '../../ui/Image.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import { CompareLink } from './CompareLink.tsx'
import type { CompareLinkView } from './compare-link.ts'
import { cutTeaser } from './cut-teaser.ts'
import styles from './ProductCards.module.css'
import { type CardVariants, ProductVariants } from './ProductVariants.tsx'
import type { PriceView } from './price-per-unit.ts'
import type { ProductCardView } from './product-card.ts'

type HeadingLevel = 2 | 3 | 4
type ProductView = ProductCardView & { variants?: CardVariants; compare?: CompareLinkView }

type ProductCardsProps = { products: readonly ProductView[]; headingLevel: HeadingLevel }

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
  const { href, name, shortDescription, image, price, variants, compare } = product
  const Heading = `h${headingLevel}` as const
  return (
    <article className={toCardClass(styles.article)} aria-label={name}>
      <div className={styles.picture}>
        {/* The name beside it says the same. */}
        {image ? <Image image={{ ...image, alt: '' }} className={styles.image} /> : <CardInitial text={name} />}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <CardLink href={href} look="name">
            {name}
          </CardLink>
        </Heading>
        <CardText text={cutTeaser(shortDescription)} />
        {variants && <ProductVariants variants={variants} />}
        {price && <CardPrice {...price} />}
      </div>
      {compare && <CompareLink {...compare} name={name} look="icon" />}
    </article>
  )
}

function CardPrice({ label, text, perUnit }: PriceView) {
  return (
    <p className={styles.price}>
      {label} <strong>{text}</strong> {perUnit && `(${perUnit})`}
    </p>
  )
}
