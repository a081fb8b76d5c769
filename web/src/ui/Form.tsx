import type { ReactNode } from 'react'
import { SUBMISSION_KEY_FIELD } from '../platform/forms/form-names.ts'
import styles from './Form.module.css'

type FormProps = {
  /** `form-name` (spec §7): selects the handler on the server. */
  name: string
  /** Address to post to: the page's own, so that a refusal shows the page again. */
  action: string
  /** Accessible name where there is no heading. */
  label?: string
  /** If given, a script stores a draft in the browser until the form is sent. Never with passwords. */
  draftKey?: string
  /** The key with which a refused form was sent: sent again, it counts as the same form. */
  submissionKey?: string
  children: ReactNode
}

/**
 * Posts to the page's own address. The browser's validation is off: messages come from the server in the page's
 * language, and the script for forms reports an invalid email address when its field is left.
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

/** A honeypot that people neither see nor reach: only bots fill it (spec §5). */
export function TrapField({ name }: { name: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
