import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProviderLink.module.css'
import type { ProviderLinkView } from './provider-link.ts'

/** Leads to another company's page. The nearest positioned box around it can be pressed as a whole. */
export function ProviderLink({ to, text, about }: ProviderLinkView) {
  return (
    <Link to={to} className={styles.link}>
      {text}
      {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </Link>
  )
}
