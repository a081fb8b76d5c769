import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import type { StorePageView } from './load-store-page.ts'
import { MapPlace } from './MapPlace.tsx'
import { StoreCard } from './StoreCard.tsx'
import styles from './StoreDetails.module.css'

/** The page of a store below its title. */
export function StoreDetails({ note, store, otherHours, map, nearest, toFinder, texts }: StorePageView) {
  return (
    <Container>
      <div className={styles.page} data-finder={map?.stores ?? ''} data-texts={JSON.stringify(texts)}>
        <ul className={styles.store}>
          <StoreCard {...store} isAlone />
        </ul>
        <div className={styles.more}>
          {otherHours && (
            <section>
              <h2 className={styles.subTitle}>{otherHours.title}</h2>
              <dl className={styles.otherHours}>
                {otherHours.days.map(({ day, times }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>{times}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <p>{note}</p>
          <p>
            <ButtonLink to={{ href: toFinder.href }}>{toFinder.text}</ButtonLink>
          </p>
        </div>
        {map && (
          <div className={styles.map}>
            <MapPlace {...map} />
          </div>
        )}
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
