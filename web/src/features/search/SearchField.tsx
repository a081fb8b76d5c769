import { useEffect } from 'react'
import { useEarlyText } from '../../islands/use-early-text.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SearchField.module.css'

export type SearchFieldTexts = { label: string; placeholder: string; submit: string }

type SearchFieldProps = { texts: SearchFieldTexts; query: string; onType: (text: string) => void }

/** The words of a list. What stands in it is the visitor's: only a step back or forward writes into it. */
export function SearchField({ texts: { label, placeholder, submit }, query, onType }: SearchFieldProps) {
  const field = useEarlyText<HTMLInputElement>(onType)
  useEffect(() => {
    const { current } = field
    if (current !== null && current.ownerDocument.activeElement !== current) current.value = query
  }, [query, field])
  return (
    <search className={styles.search} aria-label={label}>
      <input
        ref={field}
        type="search"
        name="query"
        defaultValue={query}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit">{submit}</Button>
    </search>
  )
}
