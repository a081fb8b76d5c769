import {
  accountExportSchema,
  accountMessageSchema,
  DATA_LINK_MINUTES,
  dataLinkSchema,
  deleteAccountSchema,
  deviceListSchema,
  exportAccountSchema,
} from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import { translator } from '@menagerie/sites/messages'
import { takeMailTo } from '../../access/sign-in/attempts.ts'
import { erasePerson } from '../../access/sign-in/erase-person.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import { accountWords, refuseWithWait } from '../accounts/account-words.ts'
import { requireDataLink, sendDataLink } from '../accounts/data-links.ts'
import { forgetOtherDevices, listDevices } from '../accounts/devices.ts'
import { noteEvent } from '../accounts/events.ts'
import { exportPerson } from '../accounts/export-person.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { requireSignedIn } from '../accounts/require-signed-in.ts'
import { readVisitor } from '../accounts/visitor.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CUSTOMER_CALL, OWNER_CALL } from './account-call.ts'

/** Limit of requested links per hour: each sends a mail. */
const LINKS_AN_HOUR = 3

const askForLink = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'POST',
    path: '/auth/data-link',
    summary: `Mails the signed-in customer a link that is valid once and for ${DATA_LINK_MINUTES} minutes. Export and deletion need its token`,
    body: dataLinkSchema,
    answer: accountMessageSchema,
    refusals: { ...CUSTOMER_CALL.refusals, 429: 'Too many links within an hour' },
  },
  async ({ api, c, site, body }) => {
    const { page } = await body(accountWords(site))
    const { profile } = await requireSignedIn(api, c, site)
    refuseWithWait(site, await takeMailTo(api.writes.query, 'data-link', profile.email, LINKS_AN_HOUR))
    const owner = { id: profile.id, email: toEmailKey(profile.email) }
    await api.writes.inTransaction((query) => sendDataLink(query, site, owner, page))
    return { message: translator(site)('auth.dataLinkSent') }
  },
)

const exportAll = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'POST',
    path: '/auth/export',
    summary:
      'Returns all stored data of the signed-in customer. It needs the token of a link that was mailed to the customer',
    body: exportAccountSchema,
    answer: accountExportSchema,
    refusals: { ...CUSTOMER_CALL.refusals, 422: 'The token is used, too old or unknown' },
  },
  async ({ api, c, site, body }) => {
    const { token } = await body(accountWords(site))
    const { profile } = await requireSignedIn(api, c, site)
    return api.writes.inTransaction(async (query) => {
      await requireDataLink(query, site, profile.id, token)
      await noteEvent(query, profile.id, 'exported', toEmailKey(profile.email))
      return exportPerson(query, { brand: site.brand, email: profile.email })
    })
  },
)

const deleteAll = defineCall(
  {
    ...OWNER_CALL,
    method: 'POST',
    path: '/auth/delete',
    summary:
      'Deletes the account and all data of the signed-in customer at once and for good. It needs the token of a link that was mailed to the customer',
    body: deleteAccountSchema,
    answer: accountMessageSchema,
    refusals: {
      ...CUSTOMER_CALL.refusals,
      422: 'The password is wrong, or the token is used, too old or unknown',
      429: 'Too many wrong passwords',
    },
  },
  async ({ api, c, site, body }) => {
    const { current_password, token } = await body(accountWords(site))
    const { profile, change } = await requireOwner({ api, c, site }, current_password)
    const { name, company } = profile
    const to = toEmailKey(profile.email)
    await change(async (query) => {
      await requireDataLink(query, site, profile.id, token)
      await erasePerson(query, to, 'by the customer')
      await queueAccountMail(query, { kind: 'deleted', to, site: site.id, values: { name, company } })
    })
    return { message: translator(site)('auth.accountDeleted') }
  },
)

const devices = defineCall(
  {
    ...CUSTOMER_CALL,
    path: '/auth/devices',
    summary: 'Lists the browsers in which the customer has signed in',
    answer: deviceListSchema,
  },
  async ({ api, c, site }) => {
    const { profile } = await requireSignedIn(api, c, site)
    return { data: await listDevices(api.writes.query, profile.id, readVisitor(c).device) }
  },
)

const forgetDevices = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'DELETE',
    path: '/auth/devices',
    summary: 'Forgets all of these browsers except the one that makes the call',
    answer: accountMessageSchema,
  },
  async ({ api, c, site }) => {
    const { profile, change } = await requireSignedIn(api, c, site)
    await change(async (query) => {
      await forgetOtherDevices(query, profile.id, readVisitor(c).device)
      await noteEvent(query, profile.id, 'forgot-devices', toEmailKey(profile.email))
    })
    return { message: translator(site)('auth.devicesForgotten') }
  },
)

export const DATA_CALLS: readonly Call[] = [askForLink, exportAll, deleteAll, devices, forgetDevices]
