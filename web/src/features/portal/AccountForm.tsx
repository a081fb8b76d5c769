import type { PrivacyNoteView } from '../../content/privacy-note.ts'
import { Button } from '../../ui/Button.tsx'
import { type ErrorLine, ErrorList } from '../../ui/ErrorList.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { TextField } from '../../ui/TextField.tsx'

export type AccountField = {
  name: string
  /** Needed where several forms of a page have a field of this name. */
  id?: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  maxLength?: number
  hint?: string | undefined
  value?: string | undefined
  errors: readonly string[]
}

export type AccountFormView = {
  name: string
  action: string
  fields: readonly AccountField[]
  /** What the button acts on, or the page to go to afterwards (`asking-page.ts`). */
  hidden?: { name: string; value: string } | undefined
  submit: string
  privacy?: PrivacyNoteView | undefined
  /** Errors of a refused form. */
  refusal?: { title: string; errors: readonly ErrorLine[]; kind: 'error' | 'notice' } | undefined
}

type AccountFormProps = AccountFormView & {
  /** Whether it is a secondary action, shown less prominently. */
  isAside?: boolean
}

/** Spec §9: fields of 60 px; errors stand at their field and in a list on top, which has the focus. */
export function AccountForm({ name, action, fields, hidden, submit, privacy, refusal, isAside }: AccountFormProps) {
  return (
    <Form name={name} action={action}>
      {hidden && <input type="hidden" {...hidden} />}
      {refusal && refusal.errors.length > 0 && <ErrorList title={refusal.title} errors={refusal.errors} />}
      {refusal && refusal.errors.length === 0 && <FormMessage kind={refusal.kind}>{refusal.title}</FormMessage>}
      {fields.map(({ name: field, id, label, type, autoComplete, maxLength, hint, value, errors }) => (
        <TextField
          key={field}
          name={field}
          label={label}
          errors={errors}
          value={value}
          control={{ type, autoComplete, required: true, ...(maxLength && { maxLength }) }}
          {...(id && { id })}
          {...(hint && { hint })}
        />
      ))}
      {privacy && <FormNote {...privacy} />}
      <FormActions>
        <Button type="submit" {...(isAside ? { look: 'outlined' } : { size: 'large' })}>
          {submit}
        </Button>
      </FormActions>
    </Form>
  )
}
