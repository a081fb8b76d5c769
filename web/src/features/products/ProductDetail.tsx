import { Fragment, type ReactNode } from 'react'
import { RichTextContent } from '../../content/RichTextContent.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PackageInserts } from './PackageInserts.tsx'
import { ProductCards } from './ProductCards.tsx'
import styles from './ProductDetail.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import type { ProductDetailView, ProductSection } from './product-detail.ts'

/** Spec §2, Product detail. A part without content is not there, heading included. `video` is what shows of it. */
export function ProductDetail({ video, ...product }: ProductDetailView & { video?: ReactNode }) {
  const { gallery, information, specifications, packageInserts, related } = product
  return (
    <div className={styles.product}>
      <div className={styles.lead}>
        <ProductGallery {...gallery} video={video} />
        <Summary {...product} />
      </div>
      {information.sections.map((section) => (
        <Information key={section.id} {...section} />
      ))}
      {specifications.rows.length > 0 && <Specifications {...specifications} />}
      {packageInserts.links.length > 0 && (
        <section className={styles.section} aria-labelledby="package-inserts">
          <h2 id="package-inserts">{packageInserts.title}</h2>
          <PackageInserts links={packageInserts.links} />
        </section>
      )}
      {related.products.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{related.title}</h2>
          <ProductCards products={related.products} headingLevel={3} />
        </section>
      )}
    </div>
  )
}

function Information({ id, title, content, parts }: ProductSection) {
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
      </div>
    </section>
  )
}

function Summary({ name, price, shortDescription, sellingPoints, variants, retailer }: ProductDetailView) {
  return (
    <div className={styles.summary}>
      <h1 className={styles.name}>{name}</h1>
      {price && (
        <p className={styles.price}>
          <span className={styles.priceLabel}>{price.label}</span> <strong>{price.text}</strong>
        </p>
      )}
      {shortDescription !== '' && <p className={styles.description}>{shortDescription}</p>}
      {variants.links.length > 0 && (
        <div>
          <h2 className={styles.partTitle}>{variants.title}</h2>
          <ul className={styles.variants}>
            {variants.links.map(({ name, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {retailer && (
        <p>
          <ButtonLink to={retailer} size="large">
            {retailer.text}
          </ButtonLink>
        </p>
      )}
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

function Specifications({ title, rows }: ProductDetailView['specifications']) {
  return (
    <section className={styles.section} aria-labelledby="specifications">
      <h2 id="specifications">{title}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
