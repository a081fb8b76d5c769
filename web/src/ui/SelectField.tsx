import styles from './FormField.module.css'
import { type FieldProps, FormField } from './FormField.tsx'

type SelectFieldProps = FieldProps & {
  value?: string | undefined
  /** Shown while nothing is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  isRequired?: boolean
}

/** One of many, by the browser's own list, which works with every keyboard, phone and screen reader. */
export function SelectField({ value = '', placeholder, options, isRequired, ...field }: SelectFieldProps) {
  return (
    <FormField field={field}>
      {(ids) => (
        <span className={styles.choice}>
          <select {...ids} defaultValue={value} required={isRequired} className={styles.control}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FormField>
  )
}
