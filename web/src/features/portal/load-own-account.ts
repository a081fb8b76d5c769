import type { CustomerProfile, sessionListSchema } from '@menagerie/contract/accounts'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import type { z } from 'zod'
import type { RenderContext } from '../../context/render-context.ts'
import { oneOf } from '../../platform/query-field.ts'
import type { AccountFormView } from './AccountForm.tsx'
import { type AccountFormRow, ADDRESS_FIELDS, AGAIN, password, toFormView } from './load-account-form.ts'
import type { OwnAccountView } from './OwnAccount.tsx'
import { DONE, type Done } from './own-account-forms.ts'
import { toDeviceName } from './to-device-name.ts'

export type OwnAccountData = { profile: CustomerProfile; sessions: z.infer<typeof sessionListSchema>['data'] }
/** The day of a moment, as the site writes days. */
type ToDay = (moment: string) => string | undefined

/** Which form was taken: said once by the address, so that a reload sends nothing again. */
export const DONE_FIELD = oneOf('sent', DONE)
const DONE_TEXTS: Readonly<Record<Done, MessageKey>> = {
  details: 'auth.dataSaved',
  password: 'auth.passwordSaved',
  sessions: 'auth.sessionsEnded',
}

const DETAILS: AccountFormRow = { form: 'account-details', fields: ADDRESS_FIELDS, submit: 'portal.saveDetails' }
const PASSWORD: AccountFormRow = {
  form: 'account-password',
  fields: [
    { ...password('current_password', 'portal.currentPassword'), autoComplete: 'current-password' },
    password('password', 'portal.newPassword', 'portal.passwordHint'),
    AGAIN,
  ],
  submit: 'portal.savePassword',
}
const SESSIONS: AccountFormRow = { form: 'account-sessions', fields: [], submit: 'portal.endOthers' }

const TITLES = [
  { row: DETAILS, title: 'portal.detailsTitle' },
  { row: PASSWORD, title: 'portal.passwordTitle' },
  { row: SESSIONS, title: 'portal.sessionsTitle' },
] as const

/** The form that was refused, alone, with what was typed: all there is to show while the studio says nothing of the account. */
export function loadRefusedForm(ctx: RenderContext): { title: string; form: AccountFormView } | undefined {
  const found = TITLES.find(({ row }) => row.form === ctx.form?.name)
  return found && { title: ctx.t(found.title), form: toFormView(ctx, found.row, fixedPagePath(ctx.site, 'account')) }
}

export function loadOwnAccount(ctx: RenderContext, data: OwnAccountData, toDay: ToDay): OwnAccountView {
  const { profile, sessions } = data
  const { t, site } = ctx
  const path = fixedPagePath(site, 'account')
  const done = DONE_FIELD.read(ctx.query)
  return {
    ...(done && ctx.form === undefined && { done: t(DONE_TEXTS[done]) }),
    details: {
      title: t('portal.detailsTitle'),
      note: t('portal.emailFixed', { email: profile.email }),
      form: toFormView(ctx, DETAILS, path, profile),
    },
    password: { title: t('portal.passwordTitle'), form: toFormView(ctx, PASSWORD, path) },
    sessions: {
      title: t('portal.sessionsTitle'),
      rows: sessions.map(({ agent, seen_at, is_current }) => ({
        name: toDeviceName(agent) ?? t('portal.unknownDevice'),
        seen: t('portal.sessionSeen', { date: toDay(seen_at) ?? '' }),
        current: is_current ? t('portal.thisSession') : undefined,
      })),
      form: sessions.length > 1 ? toFormView(ctx, SESSIONS, path) : undefined,
    },
  }
}
