import { resolve } from 'node:path'
import { emailSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { PROJECT_ROOT } from '../../platform/environment.ts'

/** Months until submissions are deleted permanently; the environment may set another number (docs/operations.md). */
const KEPT_MONTHS = 12

/** Sender addresses by brand, such as `acme=hello@acme.example`. */
const senders = z
  .string()
  .regex(
    /^\w+=\S+@\S+(,\w+=\S+@\S+)*$/,
    'must look like acme=hello@acme.example, of several brands with commas between',
  )
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('=', 2))))
  .pipe(z.record(z.string(), emailSchema.transform(toEmailKey)))

const schema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MENAGERIE_VAR: z.string().min(1).default('var'),
  MAIL_FROM: senders.optional(),
  SUBMISSIONS_KEPT_MONTHS: z.coerce.number().int().min(1).max(120).default(KEPT_MONTHS),
})

export type MailSettings = {
  /** Undefined: mails become files in `folder`. */
  smtpUrl: string | undefined
  folder: string
  /** Months for which submissions are kept. */
  keptMonths: number
  senderOf: (brand: BrandKey) => { name: string; address: string }
}

/** Throws an error that names the wrong variable, without its value, which may contain a password. */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (!read.success) throw new Error(`${read.error.issues[0]?.path[0]?.toString()}: ${read.error.issues[0]?.message}`)
  const { SMTP_URL, MAIL_DIR, MENAGERIE_VAR, MAIL_FROM = {}, SUBMISSIONS_KEPT_MONTHS } = read.data
  const unknown = Object.keys(MAIL_FROM).find((brand) => !BRAND_KEYS.some((key) => key === brand))
  if (unknown !== undefined) throw new Error(`MAIL_FROM: there is no brand ${unknown}`)
  return {
    smtpUrl: SMTP_URL,
    keptMonths: SUBMISSIONS_KEPT_MONTHS,
    folder: resolve(PROJECT_ROOT, MAIL_DIR ?? `${MENAGERIE_VAR}/mail`),
    senderOf: (brand) => ({ name: brandByKey(brand).name, address: MAIL_FROM[brand] ?? `no-reply@${brand}.example` }),
  }
}
