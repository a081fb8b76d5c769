import styles from './FormMessage.module.css'

/** `to`: id of the field to correct; absent for errors of the whole form. */
export type ErrorLine = { text: string; to?: string }

type ErrorListProps = { title: string; errors: readonly ErrorLine[] }

/**
 * Stands above a refused form (spec §8: every message). Gets the focus when the page loads: `autofocus` needs no
 * script.
 */
export function ErrorList({ title, errors }: ErrorListProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent, where a reader has to go on
    <section className={`${styles.message} ${styles.error}`} aria-label={title} tabIndex={-1} autoFocus data-error-list>
      <p className={styles.title}>{title}</p>
      <ul className={styles.lines}>
        {errors.map(({ text, to }) => (
          <li key={`${to} ${text}`}>{to ? <a href={`#${to}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </section>
  )
}
