import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'
import { Link, type LinkTarget } from './Link.tsx'

type ButtonLinkProps = { to: LinkTarget; size?: 'normal' | 'large'; look?: 'primary' | 'outlined'; children: ReactNode }

export function ButtonLink({ to, size = 'normal', look = 'primary', children }: ButtonLinkProps) {
  const classes = [styles.button, size === 'large' && styles.large, look === 'outlined' && styles.outlined]
  return (
    <Link to={to} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  )
}
