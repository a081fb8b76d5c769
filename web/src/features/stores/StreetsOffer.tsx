import { Button } from '../../ui/Button.tsx'
import type { StreetsView } from './load-streets.ts'
import styles from './StreetsOffer.module.css'

type StreetsOfferProps = NonNullable<StreetsView['offer']> & { isHidden?: boolean }

/** Asks before the map loads anything of another company; `map/offer-streets.ts` shows it with the map. */
export function StreetsOffer({ service, load, always, note, cookies, isHidden = true }: StreetsOfferProps) {
  return (
    <div className={styles.offer} data-streets-offer={service} hidden={isHidden}>
      <Button>{load}</Button>
      <label className={styles.always}>
        <input type="checkbox" /> {always}
      </label>
      <p className={styles.note}>
        {note} <a href={cookies.href}>{cookies.text}</a>
      </p>
    </div>
  )
}
