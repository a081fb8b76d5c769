import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { MessageKey, Translate } from '@menagerie/sites/translate'
import type { z } from 'zod'
import { isCommonPassword } from '../../access/sign-in/is-common-password.ts'
import { isLeakedPassword } from '../../access/sign-in/is-leaked-password.ts'
import type { Api, ApiContext } from '../call/api.ts'
import type { BodyWords } from '../call/read-body.ts'
import { CallRefusal } from '../call/refusal.ts'
import { readVisitor } from './visitor.ts'

const FIELDS: Readonly<Record<string, MessageKey>> = {
  company: 'portal.company',
  address: 'portal.address',
  postcode: 'portal.postcode',
  city: 'portal.city',
  name: 'portal.name',
  email: 'portal.email',
  password: 'portal.password',
  password_confirmation: 'portal.passwordAgain',
  current_password: 'portal.currentPassword',
}

/** Validation messages in the language of the visitor's page. */
export function accountWords(site: BrandLocale): BodyWords {
  const t = translator(site)
  return { message: t('auth.checkEntries'), toText: (issue) => toText(t, issue) }
}

function toText(t: Translate, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0] ?? '')
  const label = FIELDS[name]
  const field = label === undefined ? name : t(label)
  if (name === 'password_confirmation' && issue.code === 'custom') return t('auth.passwordsDiffer')
  // At a sign-in a password has no minimum length: an empty field gets the message for a missing value.
  if (name === 'password' && issue.code === 'too_small' && Number(issue.minimum) > 1)
    return t('auth.passwordShort', { min: Number(issue.minimum) })
  if (issue.code === 'too_big') return t('auth.tooLong', { field, max: Number(issue.maximum) })
  if (name === 'email' && issue.code === 'invalid_format') return t('auth.emailInvalid')
  if (issue.code === 'invalid_format') return t('form.oneLine', { field })
  return t('auth.required', { field })
}

/** Refuses common passwords, and those made of `own`: names and addresses of the customer. */
export function refuseCommonPassword(site: BrandLocale, password: string, own: readonly string[] = []): void {
  if (isCommonPassword(password, own)) refuseAsCommon(site)
}

function refuseAsCommon(site: BrandLocale): never {
  const t = translator(site)
  throw new CallRefusal(422, t('auth.checkEntries'), { password: [t('auth.passwordCommon')] })
}

/** Refuses passwords on the list of leaked ones. This may wait for an external server, without a slot, so callers must count the try before. */
export async function refuseLeakedPassword(
  { api, c, site }: { api: Api; c: ApiContext; site: BrandLocale },
  password: string,
): Promise<void> {
  const ask = () => isLeakedPassword(password)
  if (await api.slots.whileOutside(c.env.outgoing, readVisitor(c).address, ask)) refuseAsCommon(site)
}

export function refuseWithWait(site: BrandLocale, waitS: number): void {
  if (waitS === 0) return
  throw new CallRefusal(429, translator(site)('auth.tooManyTries'), undefined, waitS)
}
