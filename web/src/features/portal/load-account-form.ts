import { toReadableEmail } from '@menagerie/contract/readable-email'
import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { type FixedPageName, fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import { findPrivacyNote } from '../../content/privacy-note.ts'
import { findPublishedFeaturePath } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { FormName } from '../../platform/forms/form-names.ts'
import { toFieldId } from '../../ui/FormField.tsx'
import type { AccountField, AccountFormView } from './AccountForm.tsx'
import { FROM, findAskingPage } from './asking-page.ts'

type FieldRow = Pick<AccountField, 'name' | 'type' | 'autoComplete' | 'maxLength'> & {
  label: MessageKey
  hint?: MessageKey
}
export type AccountFormRow = { form: FormName; fields: readonly FieldRow[]; submit: MessageKey }

export const EMAIL: FieldRow = {
  name: 'email',
  label: 'portal.email',
  type: 'email',
  autoComplete: 'username',
  maxLength: FIELD_CHARS.email,
}
const line = (name: string, label: MessageKey, autoComplete: string, maxLength: number): FieldRow => ({
  name,
  label,
  autoComplete,
  maxLength,
  type: 'text',
})
export const password = (name: string, label: MessageKey, hint?: MessageKey): FieldRow => {
  return { name, label, type: 'password', autoComplete: 'new-password', ...(hint && { hint }) }
}
export const AGAIN = password('password_confirmation', 'portal.passwordAgain')

export const ADDRESS_FIELDS = [
  line('company', 'portal.company', 'organization', FIELD_CHARS.line),
  line('address', 'portal.address', 'address-line1', FIELD_CHARS.line),
  line('postcode', 'portal.postcode', 'postal-code', FIELD_CHARS.postcode),
  line('city', 'portal.city', 'address-level2', FIELD_CHARS.name),
  line('name', 'portal.name', 'name', FIELD_CHARS.name),
]

/** Fields of spec §3, in the order in which people fill them in. */
const FORMS = {
  login: {
    form: 'login',
    fields: [EMAIL, { ...password('password', 'portal.password'), autoComplete: 'current-password' }],
    submit: 'account.logIn',
  },
  register: {
    form: 'register',
    fields: [...ADDRESS_FIELDS, EMAIL, password('password', 'portal.password', 'portal.passwordHint'), AGAIN],
    submit: 'portal.sendApplication',
  },
  'forgot-password': { form: 'forgot-password', fields: [EMAIL], submit: 'portal.sendLink' },
  'confirm-email': { form: 'confirm-email', fields: [], submit: 'portal.confirmEmail' },
  'reset-password': {
    form: 'reset-password',
    fields: [password('password', 'portal.newPassword', 'portal.passwordHint'), AGAIN],
    submit: 'portal.savePassword',
  },
} as const satisfies { [N in FixedPageName]?: AccountFormRow }
export type AccountFormName = keyof typeof FORMS

/** `path`: of the page with the form, to which it is posted; by default the form's own page. */
export function loadAccountForm(ctx: RenderContext, name: AccountFormName, path?: string): AccountFormView {
  return toFormView(ctx, FORMS[name], path ?? fixedPagePath(ctx.site, name))
}

/** `came`: the page that led here, by a link or a redirect; the value in a refused form takes precedence. */
export function loadLoginForm(ctx: RenderContext, came: string | undefined, path?: string): AccountFormView {
  const { site, links, form } = ctx
  const own = path ?? fixedPagePath(site, 'login')
  const portal = findPublishedFeaturePath(ctx, 'portal')
  const asking = findAskingPage({ site, links, portal, own }, form?.values[FROM] ?? came)
  const hidden = asking && { name: FROM, value: links.href(asking.path, asking.query) }
  return { ...loadAccountForm(ctx, 'login', path), hidden }
}

/** `known`: initial values of the fields. */
export function toFormView(
  ctx: RenderContext,
  { form, fields, submit }: AccountFormRow,
  path: string,
  known: Readonly<Record<string, string>> = {},
): AccountFormView {
  const { t, links } = ctx
  const sent = ctx.form?.name === form ? ctx.form : undefined
  return {
    name: form,
    action: links.href(path),
    submit: t(submit),
    // Where more than a password is asked for, the form links the privacy page.
    ...(fields.some(({ type }) => type !== 'password') && { privacy: findPrivacyNote(ctx) }),
    fields: fields.map(({ label, hint, ...field }) => ({
      ...field,
      ...idOf(form, field.name),
      label: t(label),
      hint: hint && t(hint),
      value: toShown(field.type, (sent?.values ?? known)[field.name]),
      errors: sent?.errors[field.name] ?? [],
    })),
    refusal: sent && {
      title: sent.message ?? t('auth.checkEntries'),
      kind: sent.isNotice ? 'notice' : 'error',
      errors: Object.entries(sent.errors).flatMap(([field, texts]) => {
        const to = fields.some((row) => row.name === field)
          ? { to: toFieldId({ name: field, ...idOf(form, field) }) }
          : {}
        return texts.map((text) => ({ text, ...to }))
      }),
    },
  }
}

/** Ids include the form's name, as the account page has several forms with the same fields. */
const idOf = (form: FormName, field: string) => (form.startsWith('account-') ? { id: `${form}-${field}` } : {})

function toShown(type: AccountField['type'], value: string | undefined): string | undefined {
  if (type === 'password' || value === undefined) return undefined
  return type === 'email' ? toReadableEmail(value) : value
}
