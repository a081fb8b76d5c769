import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import type { ProviderSettings } from './provider-settings.ts'

/** Data of a sign-in, stored on the server until the user returns from the provider. */
export const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  next: z.string(),
})
type ProviderFlow = z.infer<typeof flowSchema>

export type ProviderClaims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

/** Use of the encrypted ID token: it is needed to end the session at the provider, or when the provider ends it. */
export const ID_TOKEN_USE = 'id-token'

/** Short, so that an outage or a change of the provider's metadata is noticed at the next sign-in. */
const KEPT_MS = 60_000
const TIMEOUT_S = 10
const SKEW_S = 30

let kept: { key: string; until: number; found: Promise<ServerMetadata> } | undefined

/** The provider's metadata, cached for a minute; failures are not cached. */
function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<ServerMetadata> {
  const key = JSON.stringify([issuer.href, clientId, clientSecret])
  if (kept?.key === key && kept.until > Date.now()) return kept.found
  const found = discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  }).then((configuration) => configuration.serverMetadata())
  kept = { key, until: Date.now() + KEPT_MS, found }
  found.catch(() => {
    kept = undefined
  })
  return found
}

/**
 * Creates a client for each sign-in, because a client caches the provider's keys: new keys are accepted immediately,
 * and revoked ones no longer.
 */
async function openClient(settings: ProviderSettings): Promise<Configuration> {
  const server = await discover(settings)
  const { issuer, clientId, clientSecret } = settings
  const metadata = { client_secret: clientSecret, [clockTolerance]: SKEW_S }
  const configuration = new Configuration(server, clientId, metadata, toClientAuth(server)(clientSecret))
  configuration.timeout = TIMEOUT_S
  if (issuer.protocol === 'http:') allowInsecureRequests(configuration)
  // Also verifies the ID token's signature, although it was received over TLS.
  enableNonRepudiationChecks(configuration)
  return configuration
}

/**
 * Sends the client's secret in the body if the provider supports that, otherwise in the header, the default of RFC
 * 8414, 2.
 */
function toClientAuth({ token_endpoint_auth_methods_supported: ways = [] }: ServerMetadata) {
  return ways.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
}

/** Returns the address of the provider's sign-in, and the data that its answer must match. */
export async function beginProviderFlow(settings: ProviderSettings, redirectUri: string, next: string) {
  const configuration = await openClient(settings)
  const verifier = randomPKCECodeVerifier()
  const flow: ProviderFlow = { state: randomState(), nonce: randomNonce(), verifier, redirectUri, next }
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: settings.scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(settings.acr !== '' && { acr_values: settings.acr }),
  })
  return { address, flow }
}

/**
 * Returns the user's claims after the provider's answer: checks state, issuer, audience, times, nonce and signature,
 * and PKCE. Claims missing in the ID token are fetched from the provider for the same subject. Rejects if anything does
 * not match.
 */
export async function endProviderFlow(settings: ProviderSettings, flow: ProviderFlow, query: URLSearchParams) {
  const configuration = await openClient(settings)
  const returned = new URL(flow.redirectUri)
  returned.search = query.toString()
  const tokens = await authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The provider sent no ID token')
  if (settings.acr !== '' && !settings.acr.split(' ').some((acr) => acr === claims.acr))
    throw new Error('The sign-in at the provider was weaker than STUDIO_OIDC_ACR')
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
  const more = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
  const all: ProviderClaims = { ...more, ...claims }
  return { claims: all, idToken: tokens.id_token ?? '' }
}

/** The address of the provider's public keys, and the issuer in its tokens. */
export async function findProviderKeys(settings: ProviderSettings): Promise<{ issuer: string; keys: string }> {
  const { issuer, jwks_uri: keys } = await discover(settings)
  if (keys === undefined) throw new Error('The provider publishes no keys')
  return { issuer, keys }
}

/** Address at which the session at the provider is ended, if it offers that. */
export async function findProviderLogout(settings: ProviderSettings, idToken: string, back: string) {
  const configuration = await openClient(settings)
  if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
  return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: back }).href
}

const answerSchema = z.object({ status: z.number() })

/** Whether a failure is an outage or fault of the provider, and not the user's. */
export function isProviderAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  const answer = answerSchema.safeParse(error.cause).data ?? answerSchema.safeParse(error).data
  return code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed' || (answer?.status ?? 0) >= 500
}
