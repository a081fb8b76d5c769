import { Icon } from '../../ui/Icon.tsx'
import { LOUPE } from './icons/menu-icon-paths.ts'
import styles from './SearchBox.module.css'

export type SearchBoxView = {
  action: string
  label: string
  placeholder: string
  submit: string
  /** What its overlays are made of (`features/header-search`); without it the form is all there is. */
  overlay?: string
  /** Goes along with what is typed. */
  hidden?: Readonly<Record<string, string>>
}

/** Simple search (spec §2, Header): a plain form, so that it finds without any script. */
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
