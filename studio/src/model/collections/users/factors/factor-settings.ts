import { isStaffRole, ROLES, type Role } from '../../../../access/roles.ts'
import { isProduction } from '../../../../platform/environment.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Roles with access to personal data of customers and visitors, and administrators. */
const IN_PRODUCTION: readonly Role[] = ['admin', 'backOffice']

/**
 * Roles that must sign in with a second factor, by `STUDIO_SECOND_FACTOR`: names of roles separated by commas, `all` or
 * `none`. Default: administrators and back office in production, none elsewhere. Throws for an unknown role.
 */
export function findFactorRoles(env: Variables = process.env): readonly Role[] {
  const asked = (env.STUDIO_SECOND_FACTOR ?? '').split(',').flatMap((each) => each.trim() || [])
  if (asked.length === 0) return isProduction(env) ? IN_PRODUCTION : []
  if (asked.length === 1 && asked[0] === 'all') return ROLES
  if (asked.length === 1 && asked[0] === 'none') return []
  return asked.map((name) => {
    if (isStaffRole(name)) return name
    throw new Error(`STUDIO_SECOND_FACTOR names “${name}”: it takes all, none, or roles (${ROLES.join(', ')})`)
  })
}

export const isFactorRequired = (role: Role): boolean => findFactorRoles().includes(role)
