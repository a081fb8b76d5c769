import type { Payload } from 'payload'
import { DEMO_USERS, demoPassword, hasDemoUsers } from '../demo-users.ts'
import { ids } from '../stable-id.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Imports people to try the studio with. On a production server there are none unless the operator chose their password; those are then
 * ordinary accounts, since the studio never lets a `demo` one sign in there.
 */
export async function importUsers(payload: Payload, env: Environment = process.env): Promise<number> {
  if (!hasDemoUsers(env)) return 0
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0, overrideAccess: true })
  const known = new Set(docs.map((user) => String(user.email)))
  const missing = DEMO_USERS.filter(({ email }) => !known.has(email))
  for (const { email, name, role, sites = [] } of missing) {
    await payload.create({
      collection: 'users',
      data: {
        id: ids.user(email),
        email,
        name,
        role,
        sites: [...sites],
        password: demoPassword(env),
        demo: env.MENAGERIE_PRODUCTION !== '1',
      },
      depth: 0,
      overrideAccess: true,
    })
  }
  return missing.length
}
