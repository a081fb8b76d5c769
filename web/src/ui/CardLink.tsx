import type { ReactNode } from 'react'
import styles from './CardLink.module.css'

type CardLinkProps = { href: string; children: ReactNode; look: 'name' | 'action' }

/** The one link of a card, as wide and high as the card itself, which must be positioned. Once inside its text. */
export function CardLink({ href, children, look }: CardLinkProps) {
  return (
    <a className={`${styles.link} ${styles[look]}`} href={href}>
      {children}
    </a>
  )
}
