import { findFactorRoles } from './factors/factor-settings.ts'
import { findProvider } from './provider/provider-settings.ts'

/** Throws, in a sentence, at settings of the sign-in that do not fit: told when the admin starts, not at the first sign-in. */
export function requireSignInSettings(env: Readonly<Record<string, string | undefined>> = process.env): void {
  findFactorRoles(env)
  findProvider(env)
}
