import styles from './PreviewNotice.module.css'

/** Above a page that a shared link shows. */
export function PreviewNotice({ text }: { text: string }) {
  return <p className={styles.notice}>{text}</p>
}
