import { createHash, timingSafeEqual } from 'node:crypto'
import { TokenRefusal } from './refusal.ts'
import type { TokenSetting, WriteLogLine } from './settings.ts'

/** Message for an invalid token; an expired session of a customer has another message. */
export const TOKEN_NEEDED = 'A valid token is needed'

export type Grant = Pick<TokenSetting, 'brand' | 'scope'>

/**
 * Stores only hashes of tokens. Compares with every token in constant time, so that the duration reveals nothing about
 * any of them.
 */
export function createTokenCheck(tokens: readonly TokenSetting[]) {
  const known = tokens.map(({ token, brand, scope }) => ({ digest: digestOf(token), grant: { brand, scope } }))
  return function check(token: string | undefined, scope: Grant['scope']): Grant {
    const digest = digestOf(token ?? '')
    let grant: Grant | undefined
    for (const candidate of known) {
      if (timingSafeEqual(candidate.digest, digest)) grant = candidate.grant
    }
    if (!token || grant === undefined) throw new TokenRefusal(401, TOKEN_NEEDED)
    if (grant.scope !== scope) throw new TokenRefusal(403, `This token is not for ${scope} calls`)
    return grant
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Removes tokens from log lines, wherever a caller may have put one: in a path or in a library's message. */
export function hideTokens(tokens: readonly TokenSetting[], log: WriteLogLine): WriteLogLine {
  const hide = (value: unknown) =>
    typeof value === 'string' ? tokens.reduce((text, { token }) => text.replaceAll(token, '[token]'), value) : value
  return (line) => log(Object.fromEntries(Object.entries(line).map(([name, value]) => [name, hide(value)])))
}
