import styles from './Footer.module.css'

/** Above all else on the pages of a site that is not open yet. Bar, edges and letters are the footer's: no rule of its own. */
export function NotOpenNote({ text }: { text: string }) {
  return (
    <aside className={styles.inner} aria-label={text}>
      <p className={styles.disclaimer}>{text}</p>
    </aside>
  )
}
