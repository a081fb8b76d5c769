import { liteClient } from 'algoliasearch/lite'
import { createRoot } from 'react-dom/client'
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  HierarchicalMenu,
  Highlight,
  Hits,
  Index,
  InfiniteHits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Snippet,
  Stats,
  ToggleRefinement,
} from 'react-instantsearch'

type Props = { hit: Parameters<typeof Highlight>[0]['hit'] }

function ProductHit({ hit }: Props) {
  return (
    <article data-id={hit.objectID}>
      <h3>
        <Highlight hit={hit} attribute="name" />
      </h3>
      <p>
        <Snippet hit={hit} attribute="description" />
      </p>
    </article>
  )
}

function PageHit({ hit }: Props) {
  return <Highlight hit={hit} attribute="title" />
}

/** Uses our search as an external application would: the official client and widgets, with their defaults. */
function SearchClient({ products, pages }: { products: string; pages: string }) {
  const { hostname, port } = location
  const hosts = [{ url: hostname, port: Number(port), protocol: 'http' as const, accept: 'readWrite' as const }]
  const searchClient = liteClient('menagerie', 'public-search', { hosts })
  return (
    <InstantSearch searchClient={searchClient} indexName={products} future={{ preserveSharedStateOnUnmount: true }}>
      <Configure hitsPerPage={18} ruleContexts={['website']} distinct clickAnalytics />
      <SearchBox />
      <Stats />
      <CurrentRefinements />
      <ClearRefinements />
      <section aria-label="animal">
        <RefinementList attribute="animal_type" searchable limit={20} />
      </section>
      <section aria-label="flavor">
        <RefinementList attribute="flavor" operator="and" limit={40} />
      </section>
      <section aria-label="categories">
        <HierarchicalMenu attributes={['categories.lvl0', 'categories.lvl1']} limit={40} />
      </section>
      <ToggleRefinement attribute="is_natural" label="natural" />
      <section aria-label="products">
        <Hits hitComponent={ProductHit} />
        <Pagination padding={20} />
      </section>
      <Index indexName={pages}>
        <Configure hitsPerPage={5} filters="type:page OR type:landingpage OR type:blog" />
        <section aria-label="pages">
          <InfiniteHits hitComponent={PageHit} />
        </section>
      </Index>
    </InstantSearch>
  )
}

const names = new URLSearchParams(location.search)
const root = document.querySelector('main')
if (root !== null) {
  createRoot(root).render(
    <SearchClient products={names.get('products') ?? 'products_en_US'} pages={names.get('pages') ?? 'pages_en_US'} />,
  )
}
