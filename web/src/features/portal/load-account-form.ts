import { type FixedPageName, fixedPagePath } from '@menagerie/brands/fixed-pages'
import type { MessageKey } from '@menagerie/brands/messages'
import type { RenderContext } from '../../context/render-context.ts'
import type { FormName } from '../../platform/forms/form-names.ts'
import { toFieldId } from '../../ui/FormField.tsx'
import type { AccountField, AccountFormView } from './AccountForm.tsx'

type FieldRow = Pick<AccountField, 'name' | 'type' | 'autoComplete'> & { label: MessageKey; hint?: MessageKey }
type FormRow = { form: FormName; fields: readonly FieldRow[]; submit: MessageKey }

const EMAIL: FieldRow = { name: 'email', label: 'portal.email', type: 'email', autoComplete: 'username' }
const line = (name: string, label: MessageKey, autoComplete: string): FieldRow => ({
  name,
  label,
  autoComplete,
  type: 'text',
})
const password = (name: string, label: MessageKey, hint?: MessageKey): FieldRow => {
  return { name, label, type: 'password', autoComplete: 'new-password', ...(hint && { hint }) }
}
const AGAIN = password('password_confirmation', 'portal.passwordAgain')

/** Fields of spec §3, in the order in which people fill them. */
const FORMS = {
  login: {
    form: 'login',
    fields: [EMAIL, { ...password('password', 'portal.password'), autoComplete: 'current-password' }],
    submit: 'account.logIn',
  },
  register: {
    form: 'register',
    fields: [
      line('company', 'portal.company', 'organization'),
      line('address', 'portal.address', 'street-address'),
      line('postcode', 'portal.postcode', 'postal-code'),
      line('city', 'portal.city', 'address-level2'),
      line('name', 'portal.name', 'name'),
      EMAIL,
      password('password', 'portal.password', 'portal.passwordHint'),
      AGAIN,
    ],
    submit: 'portal.sendApplication',
  },
  'forgot-password': { form: 'forgot-password', fields: [EMAIL], submit: 'portal.sendLink' },
  'reset-password': {
    form: 'reset-password',
    fields: [password('password', 'portal.newPassword', 'portal.passwordHint'), AGAIN],
    submit: 'portal.savePassword',
  },
} as const satisfies { [N in FixedPageName]?: FormRow }
export type AccountFormName = keyof typeof FORMS

/** `path`: of the page that shows it, and takes it; without one, that of the form's own page. */
export function loadAccountForm(ctx: RenderContext, name: AccountFormName, path?: string): AccountFormView {
  const { form, fields, submit }: FormRow = FORMS[name]
  const { t, links, site } = ctx
  const sent = ctx.form?.name === form ? ctx.form : undefined
  return {
    name: form,
    action: links.href(path ?? fixedPagePath(site, name)),
    submit: t(submit),
    fields: fields.map(({ label, hint, ...field }) => ({
      ...field,
      label: t(label),
      hint: hint && t(hint),
      value: field.type === 'password' ? undefined : sent?.values[field.name],
      errors: sent?.errors[field.name] ?? [],
    })),
    refusal: sent && {
      title: sent.message ?? t('auth.checkEntries'),
      errors: Object.entries(sent.errors).flatMap(([field, texts]) => {
        const to = fields.some((row) => row.name === field) ? { to: toFieldId({ name: field }) } : {}
        return texts.map((text) => ({ text, ...to }))
      }),
    },
  }
}
