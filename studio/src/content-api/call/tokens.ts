import { createHash, timingSafeEqual } from 'node:crypto'
import { TokenRefusal } from './refusal.ts'
import type { TokenSetting, WriteLogLine } from './settings.ts'

/** Said of a token that is none; a session of a customer that is over is told in other words. */
export const TOKEN_NEEDED = 'A valid token is needed'

export type Grant = Pick<TokenSetting, 'brand' | 'scope'>

/**
 * Knows tokens by their hash only. Every one is compared, each in constant time, so the time of an answer tells nothing
 * about a token.
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

/** A log whose lines hold no token, wherever a caller may have put one: a path, a message of a library. */
export function hideTokens(tokens: readonly TokenSetting[], log: WriteLogLine): WriteLogLine {
  const hide = (value: unknown) =>
    typeof value === 'string' ? tokens.reduce((text, { token }) => text.replaceAll(token, '[token]'), value) : value
  return (line) => log(Object.fromEntries(Object.entries(line).map(([name, value]) => [name, hide(value)])))
}
