import type { LeafletLink } from '../../media/leaflets/load-leaflets.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './PackageInserts.module.css'

/** Spec §2: the download of package inserts. Type and size are part of the link's text, for screen readers that read links alone. */
export function PackageInserts({ links }: { links: readonly LeafletLink[] }) {
  return (
    <ul className={styles.inserts}>
      {links.map(({ title, facts, href }) => (
        <li key={href}>
          <Link to={{ href }} type="application/pdf">
            {title} <span className={styles.facts}>({facts})</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
