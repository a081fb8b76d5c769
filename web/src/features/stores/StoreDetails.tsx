import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import type { StorePageView } from './load-store-page.ts'
import { StoreCard } from './StoreCard.tsx'
import styles from './StoreDetails.module.css'

/** The page of a store below its title. */
export function StoreDetails({ note, store, otherHours, nearest, toFinder, texts }: StorePageView) {
  return (
    <Container>
      <div className={styles.page} data-finder data-texts={JSON.stringify(texts)}>
        <ul className={styles.store}>
          <StoreCard {...store} isAlone />
        </ul>
        <div className={styles.more}>
          {otherHours.length > 0 && (
            <ul className={styles.otherHours}>
              {otherHours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p>{note}</p>
          <p>
            <ButtonLink to={{ href: toFinder.href }}>{toFinder.text}</ButtonLink>
          </p>
        </div>
        {nearest && (
          <section className={styles.nearest} aria-labelledby="nearest-stores">
            <h2 id="nearest-stores">{nearest.title}</h2>
            <ul className={styles.stores}>
              {nearest.stores.map((each) => (
                <StoreCard key={each.id} {...each} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  )
}
