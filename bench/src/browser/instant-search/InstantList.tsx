import { liteClient } from 'algoliasearch/lite'
import { createRoot } from 'react-dom/client'
import {
  Configure,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Stats,
  useInstantSearch,
} from 'react-instantsearch'

/** The facets of the site's product list. Pictures and number of hits are the same as well. */
const FACETS = [
  'animal_type',
  'product_sub_group',
  'online_animal_age',
  'online_animal_weight',
  'brand',
  'sub_brand',
  'color',
  'flavor',
  'form',
  'usage',
  'diet',
]
const HITS = 18

type Props = { hit: Parameters<typeof Highlight>[0]['hit'] }

function ProductHit({ hit }: Props) {
  const { src, srcSet } = hit.image ?? {}
  return (
    <article>
      <img src={src} srcSet={srcSet} sizes="277px" width="277" height="277" loading="lazy" alt="" />
      <h3>
        <a href={`/${hit.path}/`}>
          <Highlight hit={hit} attribute="name" />
        </a>
      </h3>
      <p>{hit.short_description}</p>
      <p>{hit.price?.text}</p>
    </article>
  )
}

/** Shows the query, as our lists do. So each key press paints something, even when two words find the same. */
function ResultTitle() {
  const { results } = useInstantSearch()
  return <h1>Results for “{results.query}”</h1>
}

function InstantList({ index }: { index: string }) {
  const { hostname, port } = location
  const hosts = [{ url: hostname, port: Number(port), protocol: 'http' as const, accept: 'readWrite' as const }]
  const searchClient = liteClient('menagerie', 'public-search', { hosts })
  return (
    <InstantSearch searchClient={searchClient} indexName={index}>
      <Configure hitsPerPage={HITS} ruleContexts={['website']} distinct />
      <SearchBox />
      <Stats />
      <aside>
        {FACETS.map((facet) => (
          <RefinementList key={facet} attribute={facet} limit={20} />
        ))}
      </aside>
      <section aria-label="products">
        <ResultTitle />
        <Hits hitComponent={ProductHit} />
        <Pagination />
      </section>
    </InstantSearch>
  )
}

const root = document.querySelector('main')
if (root !== null)
  createRoot(root).render(<InstantList index={new URLSearchParams(location.search).get('index') ?? ''} />)
