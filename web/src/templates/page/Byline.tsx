import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './Opening.module.css'

export type BylineView = {
  author?: { text: string; job?: string; portrait?: ImageView }
  date?: { iso: string; day: string }
  checked?: { text: string; job?: string }
}

export function Byline({ author, date, checked }: BylineView) {
  return (
    <div className={styles.byline}>
      {author?.portrait && <Image image={author.portrait} className={styles.portrait} priority="lazy" />}
      <div>
        {author && (
          <p className={styles.author}>
            {author.text}
            {author.job && <span className={styles.job}>{author.job}</span>}
          </p>
        )}
        {date && (
          <time className={styles.date} dateTime={date.iso}>
            {date.day}
          </time>
        )}
        {checked && (
          <p className={styles.checked}>
            {checked.text}
            {checked.job && `, ${checked.job}`}
          </p>
        )}
      </div>
    </div>
  )
}
