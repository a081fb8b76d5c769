import { Fragment, type ReactNode } from 'react'
import { RichTextContent } from '../../content/RichTextContent.tsx'
import { BuyArea, RetailerBar } from './BuyArea.tsx'
import { CompareLink } from './CompareLink.tsx'
import { FeedingForm } from './FeedingForm.tsx'
import { HazardSymbols } from './HazardSymbols.tsx'
import { PackageInserts } from './PackageInserts.tsx'
import { ProductCards } from './ProductCards.tsx'
import styles from './ProductDetail.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import type { ProductDetailView, ProductSection } from './product-detail.ts'
import { SpecificationTable } from './SpecificationTable.tsx'
import { VariantLinks } from './VariantLinks.tsx'

type ProductDetailProps = ProductDetailView & {
  /** What shows of the video. */
  video?: ReactNode
  /** What customers show with it. */
  posts?: ReactNode
}

/** Spec §2, Product detail. A part without content is not there, heading included. */
export function ProductDetail({ video, posts, ...product }: ProductDetailProps) {
  const { name, gallery, information, specifications, packageInserts, related, buying, price, feeding } = product
  return (
    <div className={styles.product} data-product={product.sku}>
      <div className={styles.lead}>
        <ProductGallery {...gallery} video={video} />
        <Summary {...product} />
      </div>
      {information.sections.map((section) => (
        <Information key={section.id} {...section}>
          {section.id === 'instructions' && feeding && <FeedingForm {...feeding} />}
        </Information>
      ))}
      {specifications.rows.length > 0 && (
        <section className={styles.section} aria-labelledby="specifications">
          <h2 id="specifications">{specifications.title}</h2>
          <SpecificationTable {...specifications} />
        </section>
      )}
      {packageInserts.links.length > 0 && (
        <section className={styles.section} aria-labelledby="package-inserts">
          <h2 id="package-inserts">{packageInserts.title}</h2>
          <PackageInserts links={packageInserts.links} />
        </section>
      )}
      {posts}
      {related.products.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{related.title}</h2>
          <ProductCards products={related.products} headingLevel={3} />
        </section>
      )}
      <RetailerBar name={name} price={price?.text} buying={buying} />
    </div>
  )
}

function Information({ id, title, content, parts, children }: ProductSection & { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.texts}>
        {content.length > 0 && <RichTextContent content={content} headingShift={1} />}
        {parts.map((part) => (
          <Fragment key={part.title}>
            <h3>{part.title}</h3>
            <RichTextContent content={part.content} headingShift={1} />
          </Fragment>
        ))}
        {children}
      </div>
    </section>
  )
}

function Summary(product: ProductDetailView) {
  const { name, price, shortDescription, sellingPoints, variants, buying, hazards, gallery, compare } = product
  return (
    <div className={styles.summary}>
      <h1 className={styles.name}>{name}</h1>
      {price && (
        <p className={styles.price}>
          <span className={styles.priceLabel}>{price.label}</span> <strong>{price.text}</strong>
          {price.perUnit && <span className={styles.priceLabel}>({price.perUnit})</span>}
        </p>
      )}
      {shortDescription !== '' && <p className={styles.description}>{shortDescription}</p>}
      {variants.links.length > 0 && (
        <div className={styles.variants}>
          <h2 className={styles.partTitle}>{variants.title}</h2>
          <VariantLinks links={variants.links} />
        </div>
      )}
      <BuyArea name={name} buying={buying} variants={variants} close={gallery.texts.close} />
      {compare && <CompareLink {...compare} name={name} />}
      {hazards && <HazardSymbols {...hazards} />}
      {sellingPoints.items.length > 0 && (
        <div className={styles.usps}>
          <h2 className={styles.partTitle}>{sellingPoints.title}</h2>
          <ul className={styles.points}>
            {sellingPoints.items.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
