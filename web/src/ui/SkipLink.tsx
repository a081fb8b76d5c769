import styles from './SkipLink.module.css'

/** First stop of the keyboard; skips header and menu. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
