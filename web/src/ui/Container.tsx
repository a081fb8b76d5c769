import type { ReactNode } from 'react'
import styles from './Container.module.css'

type ContainerProps = {
  width?: 'small' | 'medium' | 'large'
  /** Marks the block inside, while editors are at work. */
  editedBlock?: string | undefined
  children: ReactNode
}

/** Limits its content to one of the widths of spec §9, with the page's gutter at both sides. */
export function Container({ width = 'medium', editedBlock, children }: ContainerProps) {
  return (
    <div className={`${styles.container} ${styles[width]}`} data-edit-block={editedBlock}>
      {children}
    </div>
  )
}
