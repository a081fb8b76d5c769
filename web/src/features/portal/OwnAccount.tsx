import { FormMessage } from '../../ui/FormMessage.tsx'
import { AccountForm, type AccountFormView } from './AccountForm.tsx'
import styles from './OwnAccount.module.css'

export type AccountUse = {
  /** When it was used last, to the millisecond: it tells two of the same name apart. */
  at: string
  name: string
  seen: string
  current?: string | undefined
  /** Ends it; not of the session that asks. */
  end?: AccountFormView | undefined
}

export type AccountPart = {
  title: string
  note?: string
  /** Sessions, or devices. */
  uses?: readonly AccountUse[]
  form?: AccountFormView | undefined
}

export type OwnAccountView = { done?: string | undefined; parts: readonly AccountPart[] }

/** What customers see and change of their own account: parts with one form each. */
export function OwnAccount({ done, parts }: OwnAccountView) {
  return (
    <div className={styles.account}>
      {done && <FormMessage kind="success">{done}</FormMessage>}
      {parts.map(({ title, note, uses, form }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
          {uses && <Uses uses={uses} />}
          {form && <AccountForm {...form} isAside={form.fields.length === 0} />}
        </section>
      ))}
    </div>
  )
}

function Uses({ uses }: { uses: readonly AccountUse[] }) {
  return (
    <ul className={styles.sessions}>
      {uses.map(({ at, name, seen, current, end }) => (
        <li key={at} className={styles.session}>
          <span>{current ? `${name} (${current})` : name}</span>
          <span className={styles.seen}>{seen}</span>
          {end && <AccountForm {...end} isAside />}
        </li>
      ))}
    </ul>
  )
}
