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

/** Kept on the server from the way out to the way back. */
export const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  next: z.string(),
})
type ProviderFlow = z.infer<typeof flowSchema>

export type ProviderClaims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

/** Use of a sealed ID token, which is needed once more to end the session at the provider, or by it. */
export const ID_TOKEN_USE = 'id-token'

/** As long as a sign-in takes: a provider that has gone, or says something else of itself, is noticed at the next one. */
const KEPT_MS = 60_000
const TIMEOUT_S = 10
const SKEW_S = 30

let kept: { key: string; until: number; found: Promise<ServerMetadata> } | undefined

/** What the provider says of itself, asked for once a minute; a failure is not kept. */
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
 * One for each sign-in, because it keeps the provider's keys: those that were changed a moment ago open the door at once, and those that were
 * taken away do not open it any more.
 */
async function openClient(settings: ProviderSettings): Promise<Configuration> {
  const server = await discover(settings)
  const { issuer, clientId, clientSecret } = settings
  const metadata = { client_secret: clientSecret, [clockTolerance]: SKEW_S }
  const configuration = new Configuration(server, clientId, metadata, toClientAuth(server)(clientSecret))
  configuration.timeout = TIMEOUT_S
  if (issuer.protocol === 'http:') allowInsecureRequests(configuration)
  // Its signature is checked, too, though the token came over TLS.
  enableNonRepudiationChecks(configuration)
  return configuration
}

/** In the body where the provider takes it there; the header is what all take that name nothing (RFC 8414, 2). */
function toClientAuth({ token_endpoint_auth_methods_supported: ways = [] }: ServerMetadata) {
  return ways.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
}

/** The address of the provider's sign-in, and what its answer must fit. */
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
 * Claims of a person that came back: state, issuer, audience, times, nonce and signature are checked, PKCE proves the browser. What the ID
 * token lacks is asked of the provider, for the same subject. Rejects when anything does not fit.
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

/** The address of its public keys, and the issuer that its tokens name. */
export async function findProviderKeys(settings: ProviderSettings): Promise<{ issuer: string; keys: string }> {
  const { issuer, jwks_uri: keys } = await discover(settings)
  if (keys === undefined) throw new Error('The provider publishes no keys')
  return { issuer, keys }
}

/** Where the session at the provider ends, when it offers that. */
export async function findProviderLogout(settings: ProviderSettings, idToken: string, back: string) {
  const configuration = await openClient(settings)
  if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
  return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: back }).href
}

const answerSchema = z.object({ status: z.number() })

/** Whether a failure means that the provider did not answer, or has a fault of its own: no fault of the person that came from it. */
export function isProviderAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  const answer = answerSchema.safeParse(error.cause).data ?? answerSchema.safeParse(error).data
  return code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed' || (answer?.status ?? 0) >= 500
}
