import { emailSchema } from '@menagerie/contract/accounts'
import { cleanLine } from '@menagerie/contract/clean-text'
import { toEmailKey } from '@menagerie/contract/email'
import { clipText, findUnstorable, toStorable } from '@menagerie/contract/human-text'
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
/** OpenID Connect Core 1.0, 2. */
const SUBJECT_CHARS = 255

/** Whether claims that are signed rightly name a person, and all groups of it, such that they can be acted on. */
export function findClaimsProblem(claims: ProviderClaims, { groupsClaim }: ProviderSettings) {
  const { sub } = claims
  if (sub === '' || sub.length > SUBJECT_CHARS || findUnstorable(sub) !== undefined) return 'refused'
  return hasGroupsElsewhere(claims, groupsClaim) ? 'too-many-groups' : undefined
}

/** Entra names no groups of a person that has more than a token holds, and says where to ask for them: that is not to have none. */
function hasGroupsElsewhere(claims: ProviderClaims, path: string): boolean {
  if (readClaim(claims, path) !== undefined) return false
  const { _claim_names: elsewhere, hasgroups } = claims
  const isNamed = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, path)
  return isNamed || (path === 'groups' && (hasgroups === true || hasgroups === 'true'))
}

export function readClaims(claims: ProviderClaims, settings: ProviderSettings): ProviderPerson {
  const email = readEmail(claims, settings)
  const names = [claims.name, claims.preferred_username, email]
  // As names of people are kept: of some nothing is left.
  const name = names.map(toSeen).find((each) => each !== '') ?? ''
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    name: clipText(name, NAME_CHARS).trim(),
    rights: toRights(readProviderGroups(claims, settings.groupsClaim), settings.rules),
  }
}

const toSeen = (name: unknown) => (typeof name === 'string' ? cleanLine(toStorable(name)) : '')

/** An address that the provider has not looked at could be another person's, and would open the account that has it here. */
function readEmail({ email, email_verified }: ProviderClaims, { trustsEmail }: ProviderSettings): string {
  if (typeof email !== 'string' || !emailSchema.safeParse(email).success) return ''
  return email_verified === true || trustsEmail ? toEmailKey(email) : ''
}

/** A claim of one text counts as one group, such as Google's `hd`. */
export function readProviderGroups(claims: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const value = readClaim(claims, path)
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  return listed.filter((each) => typeof each === 'string')
}

const readClaim = (claims: Readonly<Record<string, unknown>>, path: string): unknown =>
  claims[path] ?? readPath(claims, path.split('.'))

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
