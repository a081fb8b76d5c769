import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { hasHiddenSigns, isEmail } from './email.ts'
import { oneLine } from './one-line.ts'
import { FIELD_CHARS } from './typed-text.ts'

/** Email address as typed; addresses are compared by `toEmailKey`. The domain may contain non-ASCII letters. */
export const emailSchema = z
  .string()
  .check(({ value, issues }) => {
    // Must be checked before `cleanLine` removes the characters: the remaining address could differ from the one that
    // the visitor saw.
    if (hasHiddenSigns(value)) issues.push({ code: 'invalid_format', format: 'email', input: value })
  })
  .overwrite(cleanLine)
  .max(FIELD_CHARS.email)
  .check(({ value, issues }) => {
    if (!isEmail(value)) issues.push({ code: 'invalid_format', format: 'email', input: value, continue: true })
  })

/** Length of a password; no rules about its characters. */
export const PASSWORD_CHARS = { min: 8, max: 256 } // reading 44
const passwordSchema = z.string().min(PASSWORD_CHARS.min).max(PASSWORD_CHARS.max)

/** Idle timeout and maximum lifetime of a session (reading 44). */
export const SESSION_IDLE_S = 2 * 60 * 60
export const SESSION_MAX_S = 12 * 60 * 60
/** How long a browser in which a customer has signed in stays a known one, after its last use. */
export const DEVICE_KEPT_DAYS = 365
/** Validity of the link for a new password, which can be used once. */
export const RESET_MINUTES = 60

/** States of a business customer (spec §4). */
export const CUSTOMER_STATES = ['pending', 'approved', 'rejected', 'suspended'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

/** Fields that customers and the back office both see. */
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
/**
 * `page`: address for the link to a new password. The site builds it itself and never takes it from a visitor's
 * request.
 */
export const resetMailSchema = forgotPasswordSchema.extend({ page: z.url({ protocol: /^https?$/ }).max(500) })
export const resetPasswordSchema = z
  .object({ ...repeated, reset_token: z.string().min(1).max(512) })
  .refine(sameTwice, NOT_THE_SAME)
export const changePasswordSchema = z
  .object({ current_password: z.string().min(1).max(PASSWORD_CHARS.max), ...repeated })
  .refine(sameTwice, NOT_THE_SAME)
/**
 * Fields that customers may change themselves. The email address is not one of them: the back office identifies
 * customers by it.
 */
export const changeAccountSchema = z.object({
  company: customerFields.company,
  address: customerFields.address,
  postcode: customerFields.postcode,
  city: customerFields.city,
  name: customerFields.name,
})

/** Request to change the email address: the old and the new address must both confirm it by a link to `page`. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  current_password: z.string().min(1).max(PASSWORD_CHARS.max),
  page: z.url({ protocol: /^https?$/ }).max(500),
})
export const confirmEmailSchema = z.object({ token: z.string().min(1).max(512) })
export const EMAIL_LINK_HOURS = 24
/**
 * Export and deletion require a link that is mailed to the account's address: the approval of an account does not prove
 * its address.
 */
export const DATA_LINK_MINUTES = 60
/** `page`: address for the link. */
export const dataLinkSchema = z.object({ page: z.url({ protocol: /^https?$/ }).max(500) })
const opened = { token: z.string().min(1).max(512) }
export const exportAccountSchema = z.object(opened)
/** Deleting an account additionally requires its password. */
export const deleteAccountSchema = z.object({
  ...opened,
  current_password: z.string().min(1).max(PASSWORD_CHARS.max),
})

export type Registration = z.infer<typeof registrationSchema>

/** Spec §7: the message of a call that changes something, in the caller's language. */
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

/** A new session. `device` is stored in the browser: a known browser is not locked out when others guess the password. */
export const loginAnswerSchema = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  device: z.string(),
  profile: customerProfileSchema,
})

/** `id` names the session so that it can be ended; it does not reveal the token. */
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

/** Browsers in which the customer has signed in: these may still sign in while others guess the password. */
export const deviceListSchema = z.object({
  data: z.array(z.object({ agent: z.string(), seen_at: z.iso.datetime(), is_current: z.boolean() })),
})

/** `is_done`: both addresses have confirmed the change. */
export const emailConfirmedSchema = accountMessageSchema.extend({ is_done: z.boolean() })

/** Using the link makes the browser a known one, so that guesses by others do not lock the customer out of it. */
export const passwordResetAnswerSchema = accountMessageSchema.extend({ device: z.string() })

/** All data about a customer, for that customer (GDPR, art. 15 and 20). */
export const accountExportSchema = z.object({
  account: z.record(z.string(), z.unknown()),
  sessions: z.array(z.record(z.string(), z.unknown())),
  devices: z.array(z.record(z.string(), z.unknown())),
  events: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  forms: z.array(z.record(z.string(), z.unknown())),
  /** Newsletters. Older studios do not send this field. */
  subscriptions: z.array(z.record(z.string(), z.unknown())).default([]),
  /**
   * Deliveries of forms to external receivers, and a requested change of the email address. Older studios do not send
   * these fields.
   */
  deliveries: z.array(z.record(z.string(), z.unknown())).default([]),
  changes: z.array(z.record(z.string(), z.unknown())).default([]),
  /** When the address was proven, and when the password was set. Older studios do not send these fields. */
  proofs: z.array(z.record(z.string(), z.unknown())).default([]),
  passwords: z.array(z.record(z.string(), z.unknown())).default([]),
})

/**
 * Headers in which a site names the visitor that a call is made for. They are ignored unless the call has a token for
 * accounts.
 */
export const VISITOR_HEADERS = {
  address: 'x-visitor-address',
  device: 'x-visitor-device',
  agent: 'x-visitor-agent',
} as const

/** Header with a signed-in customer's session, because the site sends its own token in `Authorization`. */
export const CUSTOMER_HEADER = 'x-customer-session'

/** Events in the append-only trail of accounts. */
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

/** Kinds of mails to customers. */
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
