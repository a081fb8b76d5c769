import { FEEDING_ID } from '@menagerie/sites/feeding-table'
import { Button } from '../../ui/Button.tsx'
import styles from './FeedingForm.module.css'
import type { FeedingView } from './feeding.ts'

/** A GET form: the answer is a page with its own address, and no script is needed. */
export function FeedingForm({ title, label, submit, weight, answer, others }: FeedingView) {
  return (
    <form className={styles.feeding} action={`#${FEEDING_ID}`} id={FEEDING_ID} aria-labelledby={`${FEEDING_ID}-title`}>
      <h3 id={`${FEEDING_ID}-title`}>{title}</h3>
      <div className={styles.row}>
        <label className={styles.row}>
          <span>{label}</span>
          <input
            className={styles.field}
            type="number"
            name="weight"
            step="0.1"
            inputMode="decimal"
            required
            defaultValue={weight}
          />
        </label>
        <Button type="submit">{submit}</Button>
      </div>
      {answer && (
        <p role="status" className={styles.answer}>
          {answer}
        </p>
      )}
      {others && (
        <>
          <p>{others.title}</p>
          <ul className={styles.others}>
            {others.links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  )
}
