import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProviderLink.module.css'
import type { ProviderLinkView } from './provider-link.ts'

type ProviderLinkProps = ProviderLinkView & {
  /** Whether the link is the only control in the nearest positioned box: then the whole box is clickable. */
  isAlone: boolean
}

/** Links to another company's page. */
export function ProviderLink({ to, text, about, isAlone }: ProviderLinkProps) {
  return (
    <Link to={to} className={`${styles.link} ${isAlone ? styles.wide : styles.beside}`}>
      {text}
      {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </Link>
  )
}
