import type { ReactNode } from 'react'
import styles from './FormField.module.css'

/** Properties of every form field. `errors` are complete sentences, from the server or a script. */
export type FieldProps = {
  name: string
  label: string
  /** For a page with two forms that share a name; defaults to one from the name. */
  id?: string
  hint?: string
  /** Shown after the label, such as "optional". */
  note?: string
  errors?: readonly string[] | undefined
}

/** Connects a control with its label, hint and errors. */
type ControlIds = { id: string; name: string; 'aria-describedby': string; 'aria-invalid'?: true }

/** Returns the id of a field, for links to it. */
export const toFieldId = ({ id, name }: Pick<FieldProps, 'id' | 'name'>) => id ?? `field-${name}`

type FormFieldProps = { field: FieldProps; children: (ids: ControlIds) => ReactNode }

/** Label above, hint, control, then errors (spec §9: 60 px). */
export function FormField({ field, children }: FormFieldProps) {
  const { name, label, hint, note, errors = [] } = field
  const id = toFieldId(field)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}> ({note})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(toControlIds({ id, name, hint, errors }))}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

type Described = { id: string; name: string; hint?: string | undefined; errors: readonly string[] }

export function toControlIds({ id, name, hint, errors }: Described): ControlIds {
  const describedBy = [hint && `${id}-hint`, `${id}-errors`].filter(Boolean).join(' ')
  return { id, name, 'aria-describedby': describedBy, ...(errors.length > 0 && { 'aria-invalid': true }) }
}

/** Always rendered, so that scripts can put errors there. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <p id={`${id}-errors`} className={styles.errors} aria-live="polite">
      {errors.join(' ')}
    </p>
  )
}
