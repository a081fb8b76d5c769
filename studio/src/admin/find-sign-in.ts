import type { SignInResult } from '../platform/figures.ts'

const LOGIN = '/api/users/login'
const PROVIDER = `${LOGIN}/company`
/** Kinds of sign-in by path. */
const KINDS: Readonly<Record<string, string>> = {
  [LOGIN]: 'password',
  [`${LOGIN}/code`]: 'code',
  [`${LOGIN}/recovery-code`]: 'recovery-code',
  [`${LOGIN}/passkey`]: 'passkey',
  [`${LOGIN}/second-passkey`]: 'second-passkey',
}
const OF_PROVIDER = 'provider'
export const SIGN_IN_KINDS: readonly string[] = [...Object.values(KINDS), OF_PROVIDER]

const TOO_MANY = 429
/** Values of `/admin/login?problem=` that are not refusals of a user. */
const PROBLEMS: Readonly<Record<string, SignInResult>> = {
  away: 'failed',
  often: 'limited',
  'too-many-groups': 'failed',
}

type SignInAnswer = { method: string | undefined; url: string; status: number; location?: string }
type SignInTry = { kind: string; result: SignInResult }

/** The attempt to sign in that an answer of the admin ends; undefined for other answers. */
export function findSignIn({ method, url, status, location = '' }: SignInAnswer): SignInTry | undefined {
  const [path = '', query = ''] = url.split('?')
  const kind = KINDS[path]
  if (method === 'POST' && kind !== undefined) return { kind, result: toResult(status) }
  return method === 'GET' && path.startsWith(PROVIDER) ? findOfProvider(path, query, status, location) : undefined
}

/** Answers to the provider are redirects, whose target shows the result. */
function findOfProvider(path: string, query: string, status: number, location: string): SignInTry | undefined {
  if (status >= 500) return { kind: OF_PROVIDER, result: 'failed' }
  const problem = /^\/admin\/login\?problem=([\w-]+)/.exec(location)?.[1]
  if (problem !== undefined) return { kind: OF_PROVIDER, result: PROBLEMS[problem] ?? 'refused' }
  const isEnd = path === `${PROVIDER}/callback` && new URLSearchParams(query).get('here') === '1'
  return isEnd && location !== '' ? { kind: OF_PROVIDER, result: 'accepted' } : undefined
}

function toResult(status: number): SignInResult {
  if (status < 400) return 'accepted'
  if (status >= 500) return 'failed'
  return status === TOO_MANY ? 'limited' : 'refused'
}
