import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CompareLink.module.css'
import { COMPARE_ICON } from './compare-icon.ts'
import type { CompareLinkView } from './compare-link.ts'

type CompareLinkProps = CompareLinkView & { name: string; look?: 'text' | 'icon' }

/** With a script (`start-compare.ts`), it adds the product to the tray instead of leaving the page; the tray reads the product's name from the last span. */
export function CompareLink({ href, text, name, look = 'text' }: CompareLinkProps) {
  if (look === 'text') {
    return (
      <a href={href} className={styles.compare} data-compare="">
        {text}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </a>
    )
  }
  return (
    <a href={href} className={styles.icon} data-compare="" title={text}>
      <Icon path={COMPARE_ICON} />
      <VisuallyHidden>{text}</VisuallyHidden>
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </a>
  )
}
