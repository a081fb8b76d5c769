import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.css'

type ButtonProps = { size?: 'normal' | 'large' } & Omit<ComponentProps<'button'>, 'className'>

/** Looks like a `ButtonLink`, and does something on the page instead of leading away from it. */
export function Button({ size = 'normal', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button}${size === 'large' ? ` ${styles.large}` : ''}`} />
}
