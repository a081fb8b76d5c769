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
  /** '' if there is none, or it is not verified. */
  email: string
  name: string
  /** Undefined if no group gives access. */
  rights: ProviderRights | undefined
}

const NAME_CHARS = 100
/** OpenID Connect Core 1.0, 2. */
const SUBJECT_CHARS = 255

/**
 * Checks that validly signed claims identify a user and contain all of the user's groups; returns the problem
 * otherwise.
 */
export function findClaimsProblem(claims: ProviderClaims, { groupsClaim }: ProviderSettings) {
  const { sub } = claims
  if (sub === '' || sub.length > SUBJECT_CHARS || findUnstorable(sub) !== undefined) return 'refused'
  return hasGroupsElsewhere(claims, groupsClaim) ? 'too-many-groups' : undefined
}

/**
 * Entra leaves the groups out if a user has more than fit into a token, and refers to another endpoint: that must not
 * be read as having no groups.
 */
function hasGroupsElsewhere(claims: ProviderClaims, path: string): boolean {
  if (readClaim(claims, path) !== undefined) return false
  const { _claim_names: elsewhere, hasgroups } = claims
  const isNamed = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, path)
  return isNamed || (path === 'groups' && (hasgroups === true || hasgroups === 'true'))
}

export function readClaims(claims: ProviderClaims, settings: ProviderSettings): ProviderPerson {
  const email = readEmail(claims, settings)
  const names = [claims.name, claims.preferred_username, email]
  // Normalized like other names of users, which may leave nothing.
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

/** An unverified address could belong to another person, and would give access to that person's account. */
function readEmail({ email, email_verified }: ProviderClaims, { trustsEmail }: ProviderSettings): string {
  if (typeof email !== 'string' || !emailSchema.safeParse(email).success) return ''
  return email_verified === true || trustsEmail ? toEmailKey(email) : ''
}

/** A text counts as one group, such as Google's `hd`. */
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

/** The role of the first matching rule, in the order of the setting; an editor gets the sites of all matching rules. */
export function toRights(groups: readonly string[], rules: readonly GroupRule[]): ProviderRights | undefined {
  const fitting = rules.filter(({ group }) => groups.includes(group))
  const role = fitting[0]?.role
  if (role === undefined) return undefined
  const sites = role === 'editor' ? fitting.flatMap((rule) => (rule.role === role ? rule.sites : [])) : []
  return { role, sites: [...new Set(sites)] }
}
