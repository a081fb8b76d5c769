import { isProduction } from '../../../platform/environment.ts'
import { findFactorRoles } from './factors/factor-settings.ts'
import { findProvider } from './provider/provider-settings.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Throws for invalid settings of the sign-in when the admin starts, instead of at the first sign-in. */
export function requireSignInSettings(env: Variables = process.env): void {
  findFactorRoles(env)
  const provider = findProvider(env)
  const [origin = ''] = (env.STUDIO_ORIGIN ?? '').split(' ')
  if (!isProduction(env) || URL.canParse(origin)) return
  const fault = origin === '' ? 'is not set' : `is ${origin}, no address`
  const why = `STUDIO_ORIGIN ${fault}: name the address that editors open, such as https://studio.example.com`
  if (provider !== undefined) throw new Error(`${why}. The company’s sign-in comes back there.`)
  console.warn(`${why}. Passkeys belong to it, and links in mails begin with it.`)
}
