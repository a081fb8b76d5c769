import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

export const TEST_CLIENT = { id: 'studio', secret: 'a secret of the test, long enough for it' }
const STUDIO = 'http://localhost:3300'

/** Claims about a person of the company. */
type CompanyPerson = {
  email: string
  email_verified?: boolean
  name: string
  groups?: readonly string[]
}

export type TestProvider = {
  issuer: string
  people: Map<string, CompanyPerson>
  /** Signs in at the provider like the person's browser; returns the address of the redirect to the studio. */
  visit: (address: string, account: string) => Promise<URL>
  /** Signs with a new key from now on, and publishes only that key. */
  changeKey: (alg: SigningAlg) => void
  /** Answers every request with this status from now on; 0: works normally. */
  fail: (status: number) => void
  close: () => Promise<void>
}

type SigningAlg = 'RS256' | 'ES256' | 'PS256'
type SecretWay = 'client_secret_basic' | 'client_secret_post'

/**
 * A certified provider for one test, with one client and added people. `secretWay`: the only way in which it accepts
 * the client secret.
 */
export async function openTestProvider(secretWay: SecretWay = 'client_secret_post'): Promise<TestProvider> {
  const people = new Map<string, CompanyPerson>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const issuer = `http://localhost:${typeof bound === 'object' ? bound?.port : 0}`
  // The provider's module stores its requests and grants, as well as the keys.
  let provider = createProvider({ issuer, people, secretWay, alg: 'RS256' })
  let failure = 0
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (failure !== 0) return void res.writeHead(failure).end('The provider is not well')
    const account = /[?&]account=([\w-]+)/.exec(req.headers.referer ?? '')?.[1] ?? ''
    if (!req.url?.startsWith('/interaction/')) return void provider.callback()(req, res)
    provider.interactionFinished(req, res, { login: { accountId: account } }).catch(() => res.writeHead(500).end())
  })
  return {
    issuer,
    people,
    visit: (address, account) => visit(address, account),
    changeKey: (alg) => {
      provider = createProvider({ issuer, people, secretWay, alg })
    },
    fail: (status) => {
      failure = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

let keys = 0

function toSigningKey(alg: SigningAlg) {
  const { privateKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: `test-${++keys}`, use: 'sig', alg }
}

type Company = { issuer: string; people: Map<string, CompanyPerson>; secretWay: SecretWay; alg: SigningAlg }

function createProvider({ issuer, people, secretWay, alg }: Company): Provider {
  const provider: Provider = new Provider(issuer, {
    jwks: { keys: [toSigningKey(alg)] },
    clientAuthMethods: [secretWay],
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: [`${STUDIO}/api/users/login/company/callback`],
        post_logout_redirect_uris: [`${STUDIO}/admin/login`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: secretWay,
        id_token_signed_response_alg: alg,
      },
    ],
    cookies: { keys: ['only for this test run'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: async () => ({ ...person, sub }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  })
  return provider
}

const MOST_STEPS = 10

/** Follows redirects with the provider's cookies, and stops before the redirect to the studio. */
async function visit(address: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(address)
  for (let step = 0; step < MOST_STEPS; step++) {
    if (at.origin === STUDIO) return at
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, referer: `http://localhost/?account=${account}` }
    const answer = await fetch(at, { redirect: 'manual', headers })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const to = answer.headers.get('location')
    if (to === null) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    at = new URL(to, at)
  }
  throw new Error('The provider sends from page to page')
}
