import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import { findProviderKeys } from './provider-client.ts'
import type { ProviderSettings } from './provider-settings.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Maximum age of a token: providers send it immediately, so an older one may be a replay. */
const MOST_AGE_S = 120
const SKEW_S = 30
/**
 * Only asymmetric algorithms with the provider's keys: tokens that are unsigned or signed with the client's secret are
 * refused.
 */
const SIGNED = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const claimsSchema = z
  .object({
    iss: z.string(),
    jti: z.string().min(1),
    sub: z.string().optional(),
    sid: z.string().optional(),
    /** Must be absent: an ID token has one. */
    nonce: z.undefined().optional(),
    events: z.object({ [EVENT]: z.object({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

export type LogoutClaims = { iss: string; jti: string; sub?: string | undefined; sid?: string | undefined }

const keysByAddress = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/**
 * Returns the user or session that the provider ends (OpenID Connect Back-Channel Logout 1.0, 2.6). Rejects for
 * anything but a valid logout token of the provider.
 */
export async function readLogoutToken(settings: ProviderSettings, token: string): Promise<LogoutClaims> {
  const { issuer, keys } = await findProviderKeys(settings)
  const ring = keysByAddress.get(keys) ?? createRemoteJWKSet(new URL(keys))
  keysByAddress.set(keys, ring)
  const { payload } = await jwtVerify(token, ring, {
    issuer,
    audience: settings.clientId,
    algorithms: SIGNED,
    typ: 'logout+jwt',
    maxTokenAge: MOST_AGE_S,
    clockTolerance: SKEW_S,
    requiredClaims: ['iat', 'jti', 'events'],
  })
  return claimsSchema.parse(payload)
}
