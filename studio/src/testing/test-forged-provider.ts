import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { vi } from 'vitest'
import { openTestBrowser } from './test-sign-in.ts'
import type { TestStudio } from './test-studio.ts'

/** The differences of a token from a valid one. `isForeign`: signed with a key that the provider does not publish. */
export type ForgedToken = { claims?: Record<string, unknown>; header?: Record<string, unknown>; isForeign?: boolean }

export type ForgedProvider = {
  issuer: string
  clientId: string
  /** The token that it issues next; `nonce` is the one of the studio's request. */
  next: { token: ForgedToken; nonce: string }
  /** A token with only these claims, in addition to issuer, audience and time. */
  sign: (token: ForgedToken) => string
  close: () => Promise<void>
}

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A provider that publishes valid metadata, and issues any token that a test asks for. */
export async function openForgedProvider(clientId: string): Promise<ForgedProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const issuer = `http://localhost:${typeof bound === 'object' ? bound?.port : 0}`
  const next: ForgedProvider['next'] = { token: {}, nonce: '' }
  const signToken = ({ claims, header, isForeign }: ForgedToken) => {
    const now = Math.floor(Date.now() / 1000)
    const head = toPart({ alg: 'RS256', kid: 'test', ...header })
    const body = `${head}.${toPart({ iss: issuer, aud: clientId, exp: now + 60, iat: now, ...claims })}`
    const signature = sign('sha256', Buffer.from(body), isForeign ? foreign : privateKey).toString('base64url')
    return `${body}.${header?.alg === 'none' ? '' : signature}`
  }
  const toToken = () => {
    const who = { email: 'forged@company.example', email_verified: true, name: 'F', groups: ['web'] }
    const right = { sub: 'forged', nonce: next.nonce, ...who }
    return signToken({ ...next.token, claims: { ...right, ...next.token.claims } })
  }
  const pages: Readonly<Record<string, () => object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: toToken() }),
  }
  server.on('request', (req, res) => {
    const page = pages[req.url ?? '']
    res.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(page?.() ?? {}))
  })
  return {
    issuer,
    clientId,
    next,
    sign: signToken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A browser that returns from a provider with a token; the studio trusts the provider until the end of the test. */
export async function bringToken(studio: TestStudio, { issuer, clientId, next }: ForgedProvider, token: ForgedToken) {
  vi.stubEnv('STUDIO_OIDC_ISSUER', issuer)
  vi.stubEnv('STUDIO_OIDC_CLIENT_ID', clientId)
  vi.stubEnv('STUDIO_OIDC_CLIENT_SECRET', 'a secret of the test')
  vi.stubEnv('STUDIO_OIDC_GROUPS', 'web=reviewer')
  const browser = openTestBrowser(studio)
  const away = new URL((await browser.ask('GET', '/login/company')).headers.get('location') ?? '')
  next.token = token
  next.nonce = away.searchParams.get('nonce') ?? ''
  const search = new URLSearchParams({ code: 'x', state: away.searchParams.get('state') ?? '', iss: issuer })
  const { status, headers } = await browser.ask('GET', `/login/company/callback?${search}&here=1`)
  return { browser, status, location: headers.get('location') ?? '' }
}
