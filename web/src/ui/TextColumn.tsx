import type { ReactNode } from 'react'
import styles from './TextColumn.module.css'

/** `isAlone`: the page has no heading beside it, so the column begins where the page's title does. */
type TextColumnProps = { children: ReactNode; isAlone?: boolean }

/** Holds forms and messages, in the column where the brand has its text. */
export function TextColumn({ children, isAlone = false }: TextColumnProps) {
  return <div className={isAlone ? `${styles.column} ${styles.alone}` : styles.column}>{children}</div>
}
