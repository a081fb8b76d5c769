import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.css'

type ButtonProps = { size?: 'normal' | 'large'; look?: 'primary' | 'outlined' } & Omit<
  ComponentProps<'button'>,
  'className'
>

/** Looks like a `ButtonLink`, but acts on the page instead of leading to another. */
export function Button({ size = 'normal', look = 'primary', type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, size === 'large' && styles.large, look === 'outlined' && styles.outlined]
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />
}
