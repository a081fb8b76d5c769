import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ShareLinks.module.css'
import type { ShareLinkView } from './share-links.ts'

/** A row of round icon links; their names are for screen readers, and shown on hover. */
export function ShareLinks({ links }: { links: readonly ShareLinkView[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path, to }) => (
        <li key={to.href}>
          <Link to={to} className={styles.link} title={label}>
            <Icon path={path} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
