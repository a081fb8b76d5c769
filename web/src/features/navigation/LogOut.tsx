import styles from './LogOut.module.css'

export type LogOutView = { label: string; action: string }

/** A form and no link: it changes something, and nothing may follow it ahead. */
export function LogOut({ label, action }: LogOutView) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={styles.button}>
        {label}
      </button>
    </form>
  )
}
