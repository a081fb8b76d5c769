import { FormMessage } from '../../ui/FormMessage.tsx'
import { AccountForm, type AccountFormView } from './AccountForm.tsx'
import styles from './OwnAccount.module.css'

export type AccountUse = {
  /** Time of last use, to the millisecond: distinguishes two with the same name. */
  at: string
  name: string
  seen: string
  current?: string | undefined
  /** Form that ends it; absent for the current session. */
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

/** What customers see and change of their own account, in parts with one form each. */
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
