import type { ReactNode } from 'react'
import styles from './FormField.module.css'
import { FieldErrors, type FieldProps, toControlIds, toFieldId } from './FormField.tsx'

type CheckboxFieldProps = Pick<FieldProps, 'name' | 'id' | 'errors'> & {
  /** May contain links, such as to the privacy page. */
  label: ReactNode
  isTicked?: boolean
  isRequired?: boolean
}

/** Sent as `on` when ticked, not at all when not. */
export function CheckboxField({ label, isTicked, isRequired, ...field }: CheckboxFieldProps) {
  const id = toFieldId(field)
  const errors = field.errors ?? []
  return (
    <div className={styles.tick}>
      <input
        type="checkbox"
        {...toControlIds({ id, name: field.name, errors })}
        defaultChecked={isTicked}
        required={isRequired}
        className={styles.box}
      />
      <label htmlFor={id}>{label}</label>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
