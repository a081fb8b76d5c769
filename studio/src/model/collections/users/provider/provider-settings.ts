import { z } from 'zod'
import { isStaffRole, ROLES, type Role } from '../../../../access/roles.ts'
import { isProduction } from '../../../../platform/environment.ts'
import { SITE_CHOICES } from '../../../fields/site-field.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Rights in the studio for a group of the company. */
export type GroupRule = { group: string; role: Role; sites: readonly string[] }

export type ProviderSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Name of the provider on the button. */
  name: string
  scope: string
  /** Claim that lists the groups, or a path of claims separated by dots. */
  groupsClaim: string
  rules: readonly GroupRule[]
  /** Accepts email addresses that the provider has not verified. */
  trustsEmail: boolean
  /** Requires the studio's own second factor after the provider's sign-in as well. */
  asksOwnFactor: boolean
  /** Required strength of the sign-in (`acr`), such as a level of Keycloak; the answer must contain it. */
  acr: string
  isPasswordOff: boolean
}

const schema = z.object({
  STUDIO_OIDC_ISSUER: z.url('STUDIO_OIDC_ISSUER is the address of the company’s provider'),
  STUDIO_OIDC_CLIENT_ID: z.string().min(1, 'STUDIO_OIDC_CLIENT_ID is missing'),
  STUDIO_OIDC_CLIENT_SECRET: z.string().min(1, 'STUDIO_OIDC_CLIENT_SECRET is missing'),
  STUDIO_OIDC_GROUPS: z.string().min(1, 'STUDIO_OIDC_GROUPS is missing: without it nobody could sign in'),
  STUDIO_OIDC_NAME: z.string().default('company account'),
  STUDIO_OIDC_SCOPE: z.string().default('openid email profile'),
  STUDIO_OIDC_GROUPS_CLAIM: z.string().default('groups'),
  STUDIO_OIDC_ACR: z.string().default(''),
  STUDIO_OIDC_TRUST_EMAIL: z.enum(['0', '1']).default('0'),
  STUDIO_OIDC_SECOND_FACTOR: z.enum(['provider', 'studio']).default('provider'),
  STUDIO_PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on'),
})

/** Undefined without `STUDIO_OIDC_ISSUER`. Throws for settings that would admit no user, or wrong ones. */
export function findProvider(env: Variables = process.env): ProviderSettings | undefined {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  if (set.STUDIO_OIDC_ISSUER === undefined) {
    if (set.STUDIO_PASSWORD_SIGN_IN !== 'off') return undefined
    throw new Error('STUDIO_PASSWORD_SIGN_IN=off needs a provider: set STUDIO_OIDC_ISSUER, or nobody can sign in')
  }
  const read = schema.safeParse(set)
  if (!read.success) throw new Error(read.error.issues.map(toFault).join('. '))
  const { data } = read
  const issuer = new URL(data.STUDIO_OIDC_ISSUER)
  if (issuer.protocol !== 'https:' && isProduction(env)) throw new Error('STUDIO_OIDC_ISSUER must begin with https://')
  return {
    issuer,
    clientId: data.STUDIO_OIDC_CLIENT_ID,
    clientSecret: data.STUDIO_OIDC_CLIENT_SECRET,
    name: data.STUDIO_OIDC_NAME,
    scope: data.STUDIO_OIDC_SCOPE,
    groupsClaim: data.STUDIO_OIDC_GROUPS_CLAIM,
    rules: data.STUDIO_OIDC_GROUPS.split(';').flatMap((rule) => (rule.trim() === '' ? [] : toRule(rule.trim()))),
    trustsEmail: data.STUDIO_OIDC_TRUST_EMAIL === '1',
    asksOwnFactor: data.STUDIO_OIDC_SECOND_FACTOR === 'studio',
    acr: data.STUDIO_OIDC_ACR,
    isPasswordOff: data.STUDIO_PASSWORD_SIGN_IN === 'off',
  }
}

const toFault = ({ path, message }: z.core.$ZodIssue) =>
  message.startsWith('STUDIO_') ? message : `${path.join('.')}: ${message}`

/** Parses `group=role` and, for editors, `group=editor:site,site`. A group's name may contain `=`. */
function toRule(text: string): GroupRule {
  const at = text.lastIndexOf('=')
  const group = text.slice(0, Math.max(0, at)).trim()
  const [role = '', sites = ''] = text.slice(at + 1).split(':')
  const named = sites.split(',').flatMap((site) => site.trim() || [])
  const fault = findRuleFault(group, role.trim(), named)
  const known = role.trim()
  if (fault !== undefined || !isStaffRole(known)) throw new Error(`STUDIO_OIDC_GROUPS has “${text}”: ${fault}`)
  return { group, role: known, sites: named }
}

function findRuleFault(group: string, role: string, sites: readonly string[]): string | undefined {
  if (group === '') return 'a rule is group=role, or group=editor:site,site'
  if (!isStaffRole(role)) return `a role is one of ${ROLES.join(', ')}`
  if (role !== 'editor') return sites.length > 0 ? 'only editors have sites of their own' : undefined
  if (sites.length === 0) return 'an editor needs sites'
  const unknown = sites.find((site) => !SITE_CHOICES.some(({ value }) => value === site))
  return unknown === undefined ? undefined : `there is no site ${unknown}`
}
