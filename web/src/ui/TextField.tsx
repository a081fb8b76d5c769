import type { ComponentProps } from 'react'
import styles from './FormField.module.css'
import { type FieldProps, FormField } from './FormField.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>

type TextFieldProps = FieldProps & {
  /** The former input, shown again after a refusal. Never for passwords. */
  value?: string | undefined
  /** For an email address: what a script says when the field is left with an invalid one (spec §5). */
  warning?: string
  /** Everything else that an input can have: type, autoComplete, inputMode, required, maxLength … */
  control?: InputProps
}

export function TextField({ value, warning, control, ...field }: TextFieldProps) {
  return (
    <FormField field={field}>
      {(ids) => (
        <input
          type="text"
          {...control}
          {...ids}
          defaultValue={value}
          data-warning={warning}
          className={styles.control}
        />
      )}
    </FormField>
  )
}
