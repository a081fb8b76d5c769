import { emailSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import { clipText } from '@menagerie/contract/human-text'
import type { Role } from '../../../../access/roles.ts'
import type { ProviderClaims } from './provider-client.ts'
import type { GroupRule, ProviderSettings } from './provider-settings.ts'

export type ProviderRights = { role: Role; sites: readonly string[] }
export type ProviderPerson = {
  issuer: string
  subject: string
  /** '' when there is none, or none that counts as verified. */
  email: string
  name: string
  /** Undefined when no group leads here. */
  rights: ProviderRights | undefined
}

const NAME_CHARS = 100

export function readClaims(claims: ProviderClaims, settings: ProviderSettings): ProviderPerson {
  const email = readEmail(claims, settings)
  const names = [claims.name, claims.preferred_username, email]
  const name = names.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    name: clipText(name.trim(), NAME_CHARS),
    rights: toRights(readProviderGroups(claims, settings.groupsClaim), settings.rules),
  }
}

/** An address that the provider has not looked at could be another person's, and would open the account that has it here. */
function readEmail({ email, email_verified }: ProviderClaims, { trustsEmail }: ProviderSettings): string {
  if (typeof email !== 'string' || !emailSchema.safeParse(email).success) return ''
  return email_verified === true || trustsEmail ? toEmailKey(email) : ''
}

/** A claim of one text counts as one group, such as Google's `hd`. */
export function readProviderGroups(claims: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const value = claims[path] ?? readPath(claims, path.split('.'))
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  return listed.filter((each) => typeof each === 'string')
}

function readPath(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined
  return readPath(Reflect.get(value, first), rest)
}

/** The role of the first rule that fits, in the order of the setting; an editor has the sites of all rules that fit. */
export function toRights(groups: readonly string[], rules: readonly GroupRule[]): ProviderRights | undefined {
  const fitting = rules.filter(({ group }) => groups.includes(group))
  const role = fitting[0]?.role
  if (role === undefined) return undefined
  const sites = role === 'editor' ? fitting.flatMap((rule) => (rule.role === role ? rule.sites : [])) : []
  return { role, sites: [...new Set(sites)] }
}
