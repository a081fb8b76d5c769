import type { ReactNode } from 'react'
import styles from './ProductVideo.module.css'

/** As large as the pictures beside it: what shows of the video takes the room that its words leave. */
export function ProductVideo({ children }: { children: ReactNode }) {
  return <div className={styles.video}>{children}</div>
}
