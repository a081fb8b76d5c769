import styles from './CompareSummary.module.css'
import type { ComparisonView } from './to-comparison.ts'

/** Summarises the table in sentences, and links to the view with fewer rows; a link, so that both views can be shared. */
export function CompareSummary({ summary, toggle }: Pick<ComparisonView, 'summary' | 'toggle'>) {
  if (summary.length === 0) return null
  return (
    <div className={styles.summary}>
      {summary.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {toggle && (
        <a href={toggle.href} className={styles.toggle}>
          {toggle.text}
        </a>
      )}
    </div>
  )
}
