import styles from './Footer.module.css'

/** Notice on top of all pages of a site that is not open yet. Uses the footer's styles, so that it needs none of its own. */
export function NotOpenNote({ text }: { text: string }) {
  return (
    <aside className={styles.inner} aria-label={text}>
      <p className={styles.disclaimer}>{text}</p>
    </aside>
  )
}
