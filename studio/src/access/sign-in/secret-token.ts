import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits, in characters that need no encoding in cookies and addresses. */
export const createSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Hash for storing and finding a token. A fast hash is enough, because tokens are random. */
export const toTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
