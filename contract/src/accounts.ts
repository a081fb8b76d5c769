import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { hasHiddenSigns, isEmail } from './email.ts'
import { oneLine } from './one-line.ts'
import { FIELD_CHARS } from './typed-text.ts'

/** Mail address as it was typed; compared by `toEmailKey`. Domains may be in letters of their own. */
export const emailSchema = z
  .string()
  .check(({ value, issues }) => {
    // Looked at before they are cleaned away: another address would be left than the one that was seen.
    if (hasHiddenSigns(value)) issues.push({ code: 'invalid_format', format: 'email', input: value })
  })
  .overwrite(cleanLine)
  .max(FIELD_CHARS.email)
  .check(({ value, issues }) => {
    if (!isEmail(value)) issues.push({ code: 'invalid_format', format: 'email', input: value, continue: true })
  })

/** Length of a password: room for a sentence; no rules about its kind. */
export const PASSWORD_CHARS = { min: 8, max: 256 } // reading 44
const passwordSchema = z.string().min(PASSWORD_CHARS.min).max(PASSWORD_CHARS.max)

/** A session that is not used ends, and every session does (reading 44). */
export const SESSION_IDLE_S = 2 * 60 * 60
export const SESSION_MAX_S = 12 * 60 * 60
/** A link to a new password works so long, once. */
export const RESET_MINUTES = 60

/** States of a business customer (spec §4). */
export const CUSTOMER_STATES = ['pending', 'approved', 'rejected', 'suspended'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

/** Fields a customer and the back office both see. */
export const customerFields = {
  company: oneLine(FIELD_CHARS.line),
  address: oneLine(FIELD_CHARS.line),
  postcode: oneLine(FIELD_CHARS.postcode),
  city: oneLine(FIELD_CHARS.name),
  name: oneLine(FIELD_CHARS.name),
  email: emailSchema,
}

const repeated = { password: passwordSchema, password_confirmation: z.string() }
const sameTwice = (data: { password: string; password_confirmation: string }) =>
  data.password === data.password_confirmation
const NOT_THE_SAME = { path: ['password_confirmation'], error: 'must be the same as the password' }

/** Bodies of spec §7, authentication. */
export const loginSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_CHARS.max) })
export const registrationSchema = z.object({ ...customerFields, ...repeated }).refine(sameTwice, NOT_THE_SAME)
export const forgotPasswordSchema = z.object({ email: emailSchema })
/** `page`: where the site takes a link to a new password, as it builds addresses itself; never what a visitor sent. */
export const resetMailSchema = forgotPasswordSchema.extend({ page: z.url({ protocol: /^https?$/ }).max(500) })
export const resetPasswordSchema = z
  .object({ ...repeated, reset_token: z.string().min(1).max(512) })
  .refine(sameTwice, NOT_THE_SAME)
export const changePasswordSchema = z
  .object({ current_password: z.string().min(1).max(PASSWORD_CHARS.max), ...repeated })
  .refine(sameTwice, NOT_THE_SAME)
/** What a customer may change; the address of mail is how the back office knows them. */
export const changeAccountSchema = z.object({
  company: customerFields.company,
  address: customerFields.address,
  postcode: customerFields.postcode,
  city: customerFields.city,
  name: customerFields.name,
})

/** A new address of mail: both the old one and the new one confirm it by a link to `page`. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  current_password: z.string().min(1).max(PASSWORD_CHARS.max),
  page: z.url({ protocol: /^https?$/ }).max(500),
})
export const confirmEmailSchema = z.object({ token: z.string().min(1).max(512) })
export const EMAIL_LINK_HOURS = 24
/** Export and deletion ask for a link to the account's address first: an approval proves no address. */
export const DATA_LINK_MINUTES = 60
/** `page`: where the link leads. */
export const dataLinkSchema = z.object({ page: z.url({ protocol: /^https?$/ }).max(500) })
const opened = { token: z.string().min(1).max(512) }
export const exportAccountSchema = z.object(opened)
/** The end of an account: its owner knows the password. */
export const deleteAccountSchema = z.object({
  ...opened,
  current_password: z.string().min(1).max(PASSWORD_CHARS.max),
})

export type Registration = z.infer<typeof registrationSchema>

/** Spec §7: what a call that changes something says in the language of its caller. */
export const accountMessageSchema = z.object({ message: z.string() })

export const customerProfileSchema = z.object({
  id: z.uuid(),
  company: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  name: z.string(),
  email: z.string(),
})
export type CustomerProfile = z.infer<typeof customerProfileSchema>

/** A session that has begun. `device` is kept in the browser, so that guessing at an account does not lock its owner out. */
export const loginAnswerSchema = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  device: z.string(),
  profile: customerProfileSchema,
})

/** `id`: names a session to end it; it says nothing of its token. */
export const sessionListSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      started_at: z.iso.datetime(),
      seen_at: z.iso.datetime(),
      agent: z.string(),
      is_current: z.boolean(),
    }),
  ),
})

export const endSessionSchema = z.object({ id: z.string().max(64) })

/** Browsers that the owner has signed in with: each may try the password while strangers guess at it. */
export const deviceListSchema = z.object({
  data: z.array(z.object({ agent: z.string(), seen_at: z.iso.datetime(), is_current: z.boolean() })),
})

/** `is_done`: both addresses have confirmed. */
export const emailConfirmedSchema = accountMessageSchema.extend({ is_done: z.boolean() })

/** A link that was followed makes its browser a known one, so that strangers that guess do not keep its owner out. */
export const passwordResetAnswerSchema = accountMessageSchema.extend({ device: z.string() })

/** All that is kept of a customer, for the customer (GDPR, art. 15 and 20). */
export const accountExportSchema = z.object({
  account: z.record(z.string(), z.unknown()),
  sessions: z.array(z.record(z.string(), z.unknown())),
  devices: z.array(z.record(z.string(), z.unknown())),
  events: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  forms: z.array(z.record(z.string(), z.unknown())),
  /** Newsletters: a studio before this one does not tell them. */
  subscriptions: z.array(z.record(z.string(), z.unknown())).default([]),
  /** What receivers outside get of forms, and another address that was asked for: like newsletters. */
  deliveries: z.array(z.record(z.string(), z.unknown())).default([]),
  changes: z.array(z.record(z.string(), z.unknown())).default([]),
  /** When the address was proven, and when the password was set: like newsletters. */
  proofs: z.array(z.record(z.string(), z.unknown())).default([]),
  passwords: z.array(z.record(z.string(), z.unknown())).default([]),
})

/** Headers by which a site names the visitor it asks for; only a token for accounts is believed. */
export const VISITOR_HEADERS = {
  address: 'x-visitor-address',
  device: 'x-visitor-device',
  agent: 'x-visitor-agent',
} as const

/** Header with the session of a signed-in customer, of a site that names its own token in `Authorization`. */
export const CUSTOMER_HEADER = 'x-customer-session'

/** What the append-only trail of accounts tells. */
export const ACCOUNT_EVENTS = [
  'applied',
  'applied-again',
  'approved',
  'rejected',
  'suspended',
  'reopened',
  'changed-data',
  'reset-asked',
  'changed-password',
  'ended-sessions',
  'email-asked',
  'changed-email',
  'exported',
  'forgot-devices',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/** What customers are written. */
const ACCOUNT_MAILS = [
  'received',
  'known',
  'approved',
  'rejected',
  'reset',
  'password-changed',
  'email-confirm',
  'email-changed',
  'data-link',
  'deleted',
] as const
export type AccountMail = (typeof ACCOUNT_MAILS)[number]
