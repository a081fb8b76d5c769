import type { ReactNode } from 'react'
import { SUBMISSION_KEY_FIELD } from '../platform/forms/form-names.ts'
import styles from './Form.module.css'

type FormProps = {
  /** `form-name` (spec §7): picks the handler at the server. */
  name: string
  /** Where it is posted; the page's own address, so that a refusal shows the page again. */
  action: string
  /** Accessible name where no heading serves. */
  label?: string
  /** A script keeps what is typed on the device until it is sent. Never with passwords. */
  draftKey?: string
  /** The key that a refused form was sent with: sent again it is the same filling. */
  submissionKey?: string
  children: ReactNode
}

/**
 * Posts to the page's own address. The browser's own checks are off: messages come from the server in the page's language, and
 * the script for forms says what is wrong with an address of mail on leaving the field.
 */
export function Form({ name, action, label, draftKey, submissionKey, children }: FormProps) {
  return (
    <form
      method="post"
      action={action}
      aria-label={label}
      noValidate
      className={styles.form}
      data-form={name}
      data-draft={draftKey}
    >
      <input type="hidden" name="form-name" value={name} />
      {submissionKey && <input type="hidden" name={SUBMISSION_KEY_FIELD} value={submissionKey} />}
      {children}
    </form>
  )
}

/** Fields side by side from 600 px. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** The line of the buttons. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A field that people neither see nor reach: only programs fill it (spec §5). */
export function TrapField({ name }: { name: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
