import styles from './MapPlace.module.css'
import mapStyles from './StoreMap.module.css'
import { StreetsOffer } from './StreetsOffer.tsx'
import type { MapPlaceView } from './to-map-place.ts'

/** Container of the map from 1200 px where scripts run; a script fills it when it comes into view. */
export function MapPlace({ label, note, credits, streets, ...data }: MapPlaceView) {
  return (
    <section
      className={`${styles.map} ${mapStyles.frame}`}
      aria-label={label}
      data-map={data.start}
      data-place={data.place}
      data-only={data.only}
      data-land={data.land}
      data-water={data.water}
      data-towns={data.towns}
      data-worker={data.worker}
      data-keeper={data.keeper}
      data-streets={streets?.style}
    >
      {streets?.offer && <StreetsOffer {...streets.offer} />}
      <p className={styles.mapNote} data-map-note aria-live="polite">
        {note}
      </p>
      <p className={styles.credits} data-map-credits>
        {credits}
      </p>
    </section>
  )
}
