import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Enough to tell passwords apart. */
const ROUNDS = 1_000

const { pbkdf2 } = crypto

/**
 * Makes Payload's password hash cheap in this process: its 600,000 rounds take a third of a second, and tests create
 * many users and sign them in. Hashes of other processes are not valid here, nor the other way round.
 */
export function cheapenHashes(): void {
  crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
    pbkdf2(password, salt, Math.min(rounds, ROUNDS), length, digest, done)
  // Also changes named imports.
  syncBuiltinESMExports()
}
