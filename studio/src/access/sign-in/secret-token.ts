import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits, in letters that stand in a cookie or an address as they are. */
export const createSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** How a token is stored and looked up: it is random, so a fast hash is enough. */
export const toTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
