import styles from './CompareSummary.module.css'
import type { ComparisonView } from './to-comparison.ts'

/** Above the table: what it says, in sentences, and the way to fewer rows; a link, so that both can be sent to others. */
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
