import { CardPrice } from '../../features/products/CardPrice.tsx'
import { CompareLink } from '../../features/products/CompareLink.tsx'
import type { ProductCardView } from '../../features/products/product-card.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Image } from '../../ui/Image.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProductSpotlight.module.css'

export type ProductSpotlightView = { title?: string; products: ProductCardView[] }

/** Without a title the products' own headings move up a level, so that no level is skipped. */
export function ProductSpotlight({ title, products }: ProductSpotlightView) {
  return (
    <section className={styles.spotlight}>
      {title && <h2>{title}</h2>}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.sku}>
            <SpotlightProduct product={product} Heading={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SpotlightProduct({ product, Heading }: { product: ProductCardView; Heading: 'h2' | 'h3' }) {
  const { href, name, shortDescription, image, viewLabel, price, compare } = product
  return (
    <article className={styles.product} aria-label={name}>
      <div className={styles.picture}>
        {/* The name beside it says the same. */}
        {image && <Image image={{ ...image, alt: '' }} className={styles.image} />}
        {compare && <CompareLink {...compare} name={name} look="icon" />}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>{name}</Heading>
        {shortDescription !== '' && <p className={styles.description}>{shortDescription}</p>}
        {price && <CardPrice {...price} />}
        <div className={styles.button}>
          <ButtonLink to={{ href }}>
            <span>
              {viewLabel}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
