import type { ReactNode } from 'react'
import styles from './FormMessage.module.css'

type FormMessageProps = { kind: 'success' | 'notice' | 'error'; title?: string; children: ReactNode }

/** The answer to a form as a whole, which gets the focus. Only errors are alerts; a notice reports a state. */
export function FormMessage({ kind, title, children }: FormMessageProps) {
  return (
    <div
      className={`${styles.message} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent
      autoFocus
    >
      {title && <p className={styles.title}>{title}</p>}
      <div>{children}</div>
    </div>
  )
}
