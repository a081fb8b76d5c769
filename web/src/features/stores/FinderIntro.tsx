import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './FinderIntro.module.css'
import { ONLINE_STORES_ID, SIDEBAR_ID } from './finder-ids.ts'
import type { FinderView } from './load-finder.ts'

/** Spec §2: says that not every outlet has the full range, and links to both kinds of outlets. */
export function FinderIntro({ note, jumps }: FinderView['intro']) {
  return (
    <div className={styles.intro}>
      <p className={styles.note}>{note}</p>
      {jumps && (
        <p className={styles.jumps}>
          <ButtonLink to={{ href: `#${ONLINE_STORES_ID}` }}>{jumps.webstore}</ButtonLink>
          <ButtonLink to={{ href: `#${SIDEBAR_ID}` }}>{jumps.points}</ButtonLink>
        </p>
      )}
    </div>
  )
}
