import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './FinderFilters.module.css'
import type { FinderFiltersView } from './range/finder-filters.ts'

/** Filters for the stores of the list: a part of the form that searches for a place, closed until something is chosen. */
export function FinderFilters({ title, isOpen, submit, range, kind, open }: FinderFiltersView) {
  return (
    <details className={styles.filters} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.fields}>
        {range && (
          <Choice name="range" {...range}>
            {range.groups.map(({ label, options }) => (
              <optgroup key={label} label={label}>
                <Options options={options} />
              </optgroup>
            ))}
          </Choice>
        )}
        {kind && <Choice name="kind" {...kind} />}
        {open && (
          <label className={styles.check}>
            <input type="checkbox" name="open" value="now" defaultChecked={open.isChosen} />
            {open.label}
          </label>
        )}
        <Button type="submit">{submit}</Button>
      </div>
    </details>
  )
}

type ChoiceProps = NonNullable<FinderFiltersView['kind']> & { name: string; children?: ReactNode }

function Choice({ name, label, any, value, options, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        <Options options={options} />
        {children}
      </select>
    </label>
  )
}

function Options({ options }: { options: readonly { value: string; text: string }[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
