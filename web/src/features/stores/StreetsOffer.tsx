import { LoadOffer } from '../../ui/LoadOffer.tsx'
import type { StreetsView } from './load-streets.ts'
import styles from './StreetsOffer.module.css'

type StreetsOfferProps = NonNullable<StreetsView['offer']> & { isHidden?: boolean }

/** Asks before the map loads anything of another company; `map/offer-streets.ts` shows it with the map. */
export function StreetsOffer({ service, texts, isHidden = true }: StreetsOfferProps) {
  return <LoadOffer texts={texts} className={styles.offer} data-streets-offer={service} hidden={isHidden} />
}
