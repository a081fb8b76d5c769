/** What a page shows of a form that was not accepted. */
export type RefusedForm = {
  /** Name in the hidden field of the form: a page may have several. */
  name: string
  status: number
  /** Messages by field, in the visitor's language. */
  errors: Readonly<Record<string, readonly string[]>>
  /** A state is told and no error: the visitor has nothing to correct. */
  isNotice?: boolean
  /** Message about the form as a whole. */
  message?: string
  /** What the fields show again. */
  values: Readonly<Record<string, string>>
}
