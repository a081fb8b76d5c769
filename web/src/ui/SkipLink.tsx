import styles from './SkipLink.module.css'

/** First stop of the keyboard: past header and menu. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
