import { Fragment, type ReactNode } from 'react'
import { RichTextContent } from '../../content/RichTextContent.tsx'
import { BuyArea, RetailerBar } from './BuyArea.tsx'
import { CompareLink } from './CompareLink.tsx'
import { FeedingForm } from './FeedingForm.tsx'
import { HazardSymbols } from './HazardSymbols.tsx'
import { PACKAGE_INSERTS_ID, SPECIFICATIONS_ID } from './jump-links.ts'
import { MedicineWarning } from './MedicineWarning.tsx'
import { PackageInserts } from './PackageInserts.tsx'
import { ProductCards } from './ProductCards.tsx'
import styles from './ProductDetail.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import type { ProductDetailView, ProductSection } from './product-detail.ts'
import { SpecificationTable } from './SpecificationTable.tsx'
import { VariantLinks } from './VariantLinks.tsx'

type ProductDetailProps = ProductDetailView & {
  /** The product's video. */
  video?: ReactNode
  /** Customers' posts about the product. */
  posts?: ReactNode
}

/** Spec §2, Product detail. A part without content is left out, including its heading. */
export function ProductDetail({ video, posts, ...product }: ProductDetailProps) {
  const { name, gallery, sections, specifications, packageInserts, related, buying, price, feeding } = product
  return (
    <div className={styles.product} data-product={product.sku}>
      <div className={styles.lead}>
        <ProductGallery {...gallery} video={video} />
        <Summary {...product} />
      </div>
      {sections.map((section) => (
        <Information key={section.id} {...section}>
          {section.id === 'instructions' && feeding && <FeedingForm {...feeding} />}
        </Information>
      ))}
      {specifications.rows.length > 0 && (
        <section className={styles.section} aria-labelledby={SPECIFICATIONS_ID}>
          <h2 id={SPECIFICATIONS_ID}>{specifications.title}</h2>
          <SpecificationTable {...specifications} />
        </section>
      )}
      {packageInserts.links.length > 0 && (
        <section className={styles.section} aria-labelledby={PACKAGE_INSERTS_ID}>
          <h2 id={PACKAGE_INSERTS_ID}>{packageInserts.title}</h2>
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
  const { name, price, medicine, shortDescription, variants, buying, hazards, gallery, compare, jumps } = product
  return (
    <div className={styles.summary}>
      <h1 className={styles.name}>{name}</h1>
      {price && (
        <p className={styles.price} data-price="">
          <span className={styles.priceLabel}>{price.label}</span> <strong>{price.text}</strong>
          {price.perUnit && <span className={styles.priceLabel}>({price.perUnit})</span>}
        </p>
      )}
      {medicine && <MedicineWarning {...medicine} />}
      <BuyArea name={name} buying={buying} variants={variants} close={gallery.texts.close} />
      {shortDescription !== '' && <p className={styles.description}>{shortDescription}</p>}
      {variants.links.length > 0 && (
        <div className={styles.variants}>
          <h2 className={styles.partTitle}>{variants.title}</h2>
          <VariantLinks links={variants.links} />
        </div>
      )}
      {(jumps.links.length > 0 || compare) && (
        <div className={styles.ways}>
          <Jumps {...jumps} />
          {compare && <CompareLink {...compare} name={name} />}
        </div>
      )}
      {hazards && <HazardSymbols {...hazards} />}
      <SellingPoints {...product.sellingPoints} />
    </div>
  )
}

function Jumps({ label, links }: ProductDetailView['jumps']) {
  if (links.length === 0) return null
  return (
    <nav className={styles.jumps} aria-label={label}>
      {links.map(({ text, href }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </nav>
  )
}

function SellingPoints({ title, items }: ProductDetailView['sellingPoints']) {
  if (items.length === 0) return null
  return (
    <div className={styles.usps}>
      <h2 className={styles.partTitle}>{title}</h2>
      <ul className={styles.points}>
        {items.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
