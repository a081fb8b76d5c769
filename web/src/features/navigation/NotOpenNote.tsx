import styles from './Footer.module.css'

/** Above all else on the pages of a site that is not open yet. In the small letters of the footer's legal text: no rule of its own. */
export function NotOpenNote({ text }: { text: string }) {
  return <p className={styles.disclaimer}>{text}</p>
}
