import { FORM_NAME_FIELD, type FormName } from '../../platform/forms/form-names.ts'
import styles from './LogOut.module.css'

const LOG_OUT_FORM: FormName = 'logout'

export type LogOutView = { label: string; action: string }

/** `bar`: beside the countries, on wide windows. `menu`: at the end of the phone menu. */
type LogOutProps = LogOutView & { place: 'bar' | 'menu' }

/** A form instead of a link, as it changes something, and nothing may prefetch it. */
export function LogOut({ label, action, place }: LogOutProps) {
  return (
    <form method="post" action={action} className={styles[place]}>
      <input type="hidden" name={FORM_NAME_FIELD} value={LOG_OUT_FORM} />
      <button type="submit" className={styles.button}>
        {label}
      </button>
    </form>
  )
}
