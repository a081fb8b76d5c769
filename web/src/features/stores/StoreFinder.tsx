import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pagination, type PaginationProps } from '../../ui/Pagination.tsx'
import { FinderFilters } from './FinderFilters.tsx'
import { ONLINE_STORES_ID, SIDEBAR_ID } from './finder-ids.ts'
import type { FinderView } from './load-finder.ts'
import { MapPlace } from './MapPlace.tsx'
import { OnlineStores } from './OnlineStores.tsx'
import searchStyles from './PlaceSearch.module.css'
import cardStyles from './StoreCard.module.css'
import { StoreCard } from './StoreCard.tsx'
import styles from './StoreFinder.module.css'

const LOUPE = 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5L20 20'

/** Number of stores that a phone shows until a press shows all; a tablet shows two more (`StoreFinder.module.css`), in whatever order they then are. */
const FIRST_ON_PHONES = 10

type StoreFinderProps = { finder: FinderView; pages: PaginationProps }

/** Spec §2, store finder. Complete without a script; `start-finder.ts` adds suggestions, the map and what only the device knows. */
export function StoreFinder({ finder, pages }: StoreFinderProps) {
  const { search, result, title, stores, showAll, online, map, texts } = finder
  return (
    <div className={styles.page}>
      <div className={styles.finder} data-finder={map.stores} data-texts={JSON.stringify(texts)}>
        <section id={SIDEBAR_ID} className={styles.sidebar} tabIndex={-1} aria-labelledby="points-of-sale">
          <h2 id="points-of-sale" className={styles.title}>
            {title}
          </h2>
          <PlaceSearch {...search} />
          <Result {...result} />
          <div className={styles.stores}>
            <ol className={cardStyles.cards} data-stores>
              {stores.map((store) => (
                <StoreCard key={store.id} {...store} />
              ))}
            </ol>
            {stores.length > FIRST_ON_PHONES && (
              <details className={styles.rest}>
                <summary>{showAll}</summary>
              </details>
            )}
            {pages.pages.length > 1 && (
              <div data-pages>
                <Pagination {...pages} />
              </div>
            )}
          </div>
        </section>
        <MapPlace {...map} />
      </div>
      {online && (
        <Container>
          <OnlineStores {...online} />
        </Container>
      )}
    </div>
  )
}

function PlaceSearch({ action, label, submit, nearMe, nearMeNote, value, product, filters }: FinderView['search']) {
  return (
    <search aria-labelledby="points-of-sale">
      <form className={searchStyles.search} action={action} data-place-search>
        <div className={searchStyles.box}>
          <input
            type="text"
            name="place"
            className={searchStyles.field}
            aria-label={label}
            placeholder={label}
            defaultValue={value}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
          />
          {product && <input type="hidden" name="product" value={product} />}
          <button type="submit" className={searchStyles.submit} aria-label={submit}>
            <Icon path={LOUPE} />
          </button>
        </div>
        <p className={searchStyles.near} data-near-me hidden>
          <Button>{nearMe}</Button>
          <span>{nearMeNote}</span>
        </p>
        {filters && <FinderFilters {...filters} />}
      </form>
    </search>
  )
}

function Result({ text, showAll, toOnline }: FinderView['result']) {
  return (
    <div className={styles.result}>
      <p role="status">{text}</p>
      {(showAll || toOnline) && (
        <p className={styles.ways}>
          {showAll && <a href={showAll.href}>{showAll.text}</a>}
          {toOnline && <a href={`#${ONLINE_STORES_ID}`}>{toOnline}</a>}
        </p>
      )}
    </div>
  )
}
