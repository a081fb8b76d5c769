/** What a page shows of a form that was refused. */
export type RefusedForm = {
  /** Name in the hidden field of the form; a page may have several forms. */
  name: string
  status: number
  /** Messages by field, in the visitor's language. */
  errors: Readonly<Record<string, readonly string[]>>
  /** Whether the message is a notice and no error: the visitor has nothing to correct. */
  isNotice?: boolean
  /** Message about the form as a whole. */
  message?: string
  /** Values that the fields show again. */
  values: Readonly<Record<string, string>>
}
