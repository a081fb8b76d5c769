import type { ComponentProps } from 'react'
import styles from './FormField.module.css'
import { type FieldProps, FormField } from './FormField.tsx'

type TextAreaProps = FieldProps & {
  value?: string | undefined
  control?: Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className'>
}

/** A text of several lines; grows with what is typed where the browser can. */
export function TextArea({ value, control, ...field }: TextAreaProps) {
  return (
    <FormField field={field}>
      {(ids) => (
        <textarea rows={6} {...control} {...ids} defaultValue={value} className={`${styles.control} ${styles.area}`} />
      )}
    </FormField>
  )
}
