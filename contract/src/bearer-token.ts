import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether an `authorization` header has one of the tokens of a setting, which may hold several, parted by commas: the next one beside the
 * one before, while it is changed everywhere. Takes a time that does not tell how much of it was right.
 */
export function hasBearerToken(authorization: string | null | undefined, setting: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = digest(authorization ?? '')
  const tokens = listTokens(setting)
  return tokens.filter((token) => timingSafeEqual(given, digest(`Bearer ${token}`))).length > 0
}

/** The tokens of a setting; the first one is what our own programs send. */
export const listTokens = (setting: string): string[] =>
  setting
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
