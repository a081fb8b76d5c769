import { FormMessage } from '../../ui/FormMessage.tsx'
import { AccountForm, type AccountFormView } from './AccountForm.tsx'
import styles from './OwnAccount.module.css'

export type OwnAccountView = {
  done?: string | undefined
  details: { title: string; note: string; form: AccountFormView }
  password: { title: string; form: AccountFormView }
  sessions: {
    title: string
    rows: readonly { name: string; seen: string; current?: string | undefined }[]
    /** Absent where there is no other one. */
    form?: AccountFormView | undefined
  }
}

/** What customers see and change of their own account: three forms, each with one button. */
export function OwnAccount({ done, details, password, sessions }: OwnAccountView) {
  return (
    <div className={styles.account}>
      {done && <FormMessage kind="success">{done}</FormMessage>}
      <section className={styles.part}>
        <h2>{details.title}</h2>
        <p>{details.note}</p>
        <AccountForm {...details.form} />
      </section>
      <section className={styles.part}>
        <h2>{password.title}</h2>
        <AccountForm {...password.form} />
      </section>
      <section className={styles.part}>
        <h2>{sessions.title}</h2>
        <ul className={styles.sessions}>
          {sessions.rows.map(({ name, seen, current }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may look the same, and none moves
            <li key={index} className={styles.session}>
              <span>{current ? `${name} (${current})` : name}</span>
              <span className={styles.seen}>{seen}</span>
            </li>
          ))}
        </ul>
        {sessions.form && <AccountForm {...sessions.form} />}
      </section>
    </div>
  )
}
