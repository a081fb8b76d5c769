import type { ReactNode } from 'react'
import { AlsoWatch, type AlsoWatchView } from '../../features/products/AlsoWatch.tsx'
import { FullProductRows } from '../../features/products/FullProductRows.tsx'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { ListContent } from '../../features/search/list-content.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import { type SearchFieldTexts, SearchList } from '../../features/search/SearchList.tsx'
import type { SearchState } from '../../search-client/search-state.ts'
import { NewestProducts, type NewestProductsView } from './NewestProducts.tsx'
import styles from './ProductResults.module.css'

export type ProductResultsProps = {
  title: string
  settings: ListSettings
  shown: { state: SearchState; content: ListContent<ProductResultView>; hasFailed?: boolean }
  field?: SearchFieldTexts
  isPage?: boolean
  /** Shown when nothing is found. */
  newest?: NewestProductsView
  alsoWatch?: AlsoWatchView
  /** Links to the lists below this one. */
  ways?: { label: string; links: readonly { title: string; href: string }[] }
}

/** A filterable list of products in pages (spec §2). */
export function ProductResults({ alsoWatch, newest, ways, ...list }: ProductResultsProps) {
  return (
    <SearchList
      name="ProductResults"
      {...list}
      {...(newest && { whenNothing: <NewestProducts {...newest} /> })}
      {...(ways && { before: <Ways {...ways} /> })}
      {...(alsoWatch && { beside: <AlsoWatch {...alsoWatch} /> })}
    >
      {(products): ReactNode => (
        <div className={styles.products}>
          <FullProductRows products={list.field ? products : products.map(withoutAnimal)} headingLevel={3} />
        </div>
      )}
    </SearchList>
  )
}

/** In a department all products are for the same animal. */
const withoutAnimal = ({ animal: _, ...product }: ProductResultView): ProductResultView => product

function Ways({ label, links }: NonNullable<ProductResultsProps['ways']>) {
  return (
    <nav aria-label={label} className={styles.ways}>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
