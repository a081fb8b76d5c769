import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type VisuallyHiddenProps = { as?: 'span' | 'h1' | 'h2'; children: ReactNode }

/** Text for screen readers. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}
