import type { ReactNode } from 'react'
import styles from './TextColumn.module.css'

/** What people fill in or are told, in the column where the brand has its text. */
export function TextColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
