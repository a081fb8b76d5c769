import { Button } from '../../ui/Button.tsx'
import styles from './ConsentDialog.module.css'

export type ConsentDialogView = {
  title: string
  text: { before: string; link: string; after: string; href: string }
  accept: string
  refuse: string
  /** Ids of the services that it asks about. */
  services: readonly string[]
}

const TITLE_ID = 'consent-title'

/** Closed until the script finds that there is no answer yet. Both answers look the same and take one press. */
export function ConsentDialog({ title, text, accept, refuse, services }: ConsentDialogView) {
  return (
    <dialog className={styles.dialog} tabIndex={-1} aria-labelledby={TITLE_ID} data-consent={services.join(' ')}>
      <div className={styles.inner}>
        <h2 id={TITLE_ID} className={styles.title}>
          {title}
        </h2>
        <p>
          {text.before}
          <a href={text.href}>{text.link}</a>
          {text.after}
        </p>
        <div className={styles.buttons}>
          <Button data-consent-answer="refuse">{refuse}</Button>
          <Button data-consent-answer="accept">{accept}</Button>
        </div>
      </div>
    </dialog>
  )
}
