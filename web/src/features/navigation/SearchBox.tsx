import { Icon } from '../../ui/Icon.tsx'
import { LOUPE } from './icons/menu-icon-paths.ts'
import styles from './SearchBox.module.css'

export type SearchBoxView = {
  action: string
  label: string
  placeholder: string
  submit: string
  /** Address of the overlay's settings (`features/header-search`); without it the box is a plain form. */
  overlay?: string
  /** Further fields that are sent with the words. */
  hidden?: Readonly<Record<string, string>>
}

/** Simple search (spec §2, Header): a plain form, which works without a script. */
export function SearchBox({ action, label, placeholder, submit, overlay, hidden = {} }: SearchBoxView) {
  return (
    <search>
      <form className={styles.form} action={action} data-search={overlay}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="text"
          name="query"
          className={styles.field}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button} aria-label={submit}>
          <Icon path={LOUPE} />
        </button>
      </form>
    </search>
  )
}
