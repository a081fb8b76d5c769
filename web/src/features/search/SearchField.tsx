import { Button } from '../../ui/Button.tsx'
import styles from './SearchField.module.css'

export type SearchFieldTexts = { label: string; placeholder: string; submit: string }

type SearchFieldProps = { texts: SearchFieldTexts; query: string }

/** The query field of a list. */
export function SearchField({ texts: { label, placeholder, submit }, query }: SearchFieldProps) {
  return (
    <search className={styles.search} aria-label={label}>
      <input
        type="search"
        name="query"
        defaultValue={query}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">{submit}</Button>
    </search>
  )
}
