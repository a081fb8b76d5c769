import styles from './HazardSymbols.module.css'
import type { HazardsView } from './hazards.ts'

/** Spec §7, Germany only: pictograms that the law requires before a purchase. */
export function HazardSymbols({ title, symbols }: HazardsView) {
  return (
    <ul className={styles.symbols} aria-label={title}>
      {symbols.map(({ name, src }) => (
        <li key={src}>
          <img src={src} alt={name} title={name} width="56" height="56" loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
