import type { ReactNode } from 'react'
import styles from './ProductVideo.module.css'

/** As large as the pictures beside it: the video takes the room that its text leaves. */
export function ProductVideo({ children }: { children: ReactNode }) {
  return <div className={styles.video}>{children}</div>
}
