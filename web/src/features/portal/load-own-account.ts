import type { CustomerProfile, deviceListSchema, sessionListSchema } from '@menagerie/contract/accounts'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import type { z } from 'zod'
import type { RenderContext } from '../../context/render-context.ts'
import { oneOf } from '../../platform/query-field.ts'
import { writeDay } from '../../platform/write-day.ts'
import type { AccountFormView } from './AccountForm.tsx'
import { type AccountFormRow, ADDRESS_FIELDS, AGAIN, EMAIL, password, toFormView } from './load-account-form.ts'
import type { AccountPart, AccountUse, OwnAccountView } from './OwnAccount.tsx'
import { DONE, type Done } from './own-account-forms.ts'
import { toDeviceName } from './to-device-name.ts'

type Sessions = z.infer<typeof sessionListSchema>['data']
type Devices = z.infer<typeof deviceListSchema>['data']
/** `isOpen`: whether an email's link was followed, so that the data may be exported or deleted. */
export type OwnAccountData = { profile: CustomerProfile; sessions: Sessions; devices: Devices; isOpen: boolean }
/** Which form was accepted, from the address after a redirect, so that a reload sends nothing again. */
export const DONE_FIELD = oneOf('sent', DONE)
const DONE_TEXTS: Readonly<Record<Done, MessageKey>> = {
  details: 'auth.dataSaved',
  password: 'auth.passwordSaved',
  sessions: 'auth.sessionsEnded',
  session: 'auth.sessionEnded',
  devices: 'auth.devicesForgotten',
  email: 'auth.emailAsked',
  'data-link': 'auth.dataLinkSent',
}

const CURRENT = { ...password('current_password', 'portal.currentPassword'), autoComplete: 'current-password' }
const DETAILS: AccountFormRow = { form: 'account-details', fields: ADDRESS_FIELDS, submit: 'portal.saveDetails' }
const NEW_EMAIL: AccountFormRow = {
  form: 'account-email',
  fields: [{ ...EMAIL, label: 'portal.newEmail', autoComplete: 'email' }, CURRENT],
  submit: 'portal.sendBothLinks',
}
const PASSWORD: AccountFormRow = {
  form: 'account-password',
  fields: [CURRENT, password('password', 'portal.newPassword', 'portal.passwordHint'), AGAIN],
  submit: 'portal.savePassword',
}
const SESSION: AccountFormRow = { form: 'account-session', fields: [], submit: 'portal.endSession' }
const SESSIONS: AccountFormRow = { form: 'account-sessions', fields: [], submit: 'portal.endOthers' }
const DEVICES: AccountFormRow = { form: 'account-devices', fields: [], submit: 'portal.forgetDevices' }
const DATA_LINK: AccountFormRow = { form: 'account-data-link', fields: [], submit: 'portal.sendDataLink' }
const EXPORT: AccountFormRow = { form: 'account-export', fields: [], submit: 'portal.downloadData' }
const DELETE: AccountFormRow = { form: 'account-delete', fields: [CURRENT], submit: 'portal.deleteAccount' }

const TITLES = [
  { row: DETAILS, title: 'portal.detailsTitle' },
  { row: NEW_EMAIL, title: 'portal.emailTitle' },
  { row: PASSWORD, title: 'portal.passwordTitle' },
  { row: SESSION, title: 'portal.sessionsTitle' },
  { row: SESSIONS, title: 'portal.sessionsTitle' },
  { row: DEVICES, title: 'portal.devicesTitle' },
  { row: DATA_LINK, title: 'portal.dataTitle' },
  { row: EXPORT, title: 'portal.dataTitle' },
  { row: DELETE, title: 'portal.deleteTitle' },
] as const

/** Forms of the page, in their order. */
export const OWN_ACCOUNT_FORMS = TITLES.map(({ row }) => row.form)

/** Loads only the refused form, with what was typed: all that can be shown while the studio does not answer. */
export function loadRefusedForm(ctx: RenderContext): { title: string; form: AccountFormView } | undefined {
  const found = TITLES.find(({ row }) => row.form === ctx.form?.name)
  return found && { title: ctx.t(found.title), form: toFormView(ctx, found.row, fixedPagePath(ctx.site, 'account')) }
}

export function loadOwnAccount(ctx: RenderContext, data: OwnAccountData): OwnAccountView {
  const { profile, sessions, devices } = data
  const { t, site } = ctx
  const path = fixedPagePath(site, 'account')
  const done = DONE_FIELD.read(ctx.query)
  const toForm = (row: AccountFormRow, known?: Readonly<Record<string, string>>) => toFormView(ctx, row, path, known)
  const toUse = ({ agent, seen_at, is_current }: Devices[number]): AccountUse => ({
    at: seen_at,
    name: toDeviceName(agent) ?? t('portal.unknownDevice'),
    seen: t('portal.sessionSeen', { date: writeDay(site.iso, seen_at) }),
    current: is_current ? t('portal.thisSession') : undefined,
  })
  const parts: AccountPart[] = [
    {
      title: t('portal.detailsTitle'),
      note: t('portal.emailNow', { email: profile.email }),
      form: toForm(DETAILS, profile),
    },
    { title: t('portal.emailTitle'), note: t('portal.emailIntro'), form: toForm(NEW_EMAIL) },
    { title: t('portal.passwordTitle'), form: toForm(PASSWORD) },
    {
      title: t('portal.sessionsTitle'),
      uses: sessions.map((session) => ({
        ...toUse(session),
        ...(!session.is_current && { end: { ...toForm(SESSION), hidden: { name: 'id', value: session.id } } }),
      })),
      form: sessions.length > 1 ? toForm(SESSIONS) : undefined,
    },
    {
      title: t('portal.devicesTitle'),
      note: t('portal.devicesIntro'),
      uses: devices.map(toUse),
      form: devices.some(({ is_current }) => !is_current) ? toForm(DEVICES) : undefined,
    },
  ]
  const dataParts = toDataParts(ctx, data)
  return {
    ...(done && ctx.form === undefined && { done: t(DONE_TEXTS[done]) }),
    // Customers that followed the link of an email came for these parts.
    parts: data.isOpen ? [...dataParts, ...parts] : [...parts, ...dataParts],
  }
}

/** Returns export and deletion or, before these, the form that emails a link. The link proves that the visitor owns the account. */
function toDataParts(ctx: RenderContext, { profile, isOpen }: OwnAccountData): AccountPart[] {
  const { t, site } = ctx
  const toForm = (row: AccountFormRow) => toFormView(ctx, row, fixedPagePath(site, 'account'))
  const [all, end, ask] = [toForm(EXPORT), toForm(DELETE), toForm(DATA_LINK)]
  const data = { title: t('portal.dataTitle'), note: t('portal.dataIntro') }
  const deletion = { title: t('portal.deleteTitle'), note: t('portal.deleteIntro') }
  const link = { title: t('portal.dataLinkTitle'), note: t('portal.dataLinkIntro', { email: profile.email }) }
  if (isOpen && ctx.form?.errors.token === undefined)
    return [
      { ...data, form: all },
      { ...deletion, form: end },
    ]
  // Errors about a used or expired link are shown at the form that sends another.
  const refusal = all.refusal ?? end.refusal ?? ask.refusal
  // What opens the other two stands before them.
  return [{ ...link, form: { ...ask, refusal } }, data, deletion]
}
