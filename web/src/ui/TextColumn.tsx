import type { ReactNode } from 'react'
import styles from './TextColumn.module.css'

/** `isAlone`: no heading stands beside it on the page, so that it begins where the page's title does. */
type TextColumnProps = { children: ReactNode; isAlone?: boolean }

/** What people fill in or are told, in the column where the brand has its text. */
export function TextColumn({ children, isAlone = false }: TextColumnProps) {
  return <div className={isAlone ? `${styles.column} ${styles.alone}` : styles.column}>{children}</div>
}
