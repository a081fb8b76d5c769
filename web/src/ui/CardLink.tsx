import type { ReactNode } from 'react'
import styles from './CardLink.module.css'

type CardLinkProps = { href: string; children: ReactNode; look: 'name' | 'action' }

/** The only link of a card; it covers the whole card, which must be positioned. Must be rendered once, inside the card's text. */
export function CardLink({ href, children, look }: CardLinkProps) {
  return (
    <a className={`${styles.link} ${styles[look]}`} href={href}>
      {children}
    </a>
  )
}
