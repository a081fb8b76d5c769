import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CompareLink.module.css'
import type { CompareLinkView } from './compare-link.ts'

/** `start-compare.ts` keeps the product instead of leaving the page. */
export function CompareLink({ href, text, name }: CompareLinkView & { name: string }) {
  return (
    <a href={href} className={styles.compare} data-compare="">
      {text}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </a>
  )
}
