import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Enough to tell passwords apart. */
const ROUNDS = 1_000

const { pbkdf2 } = crypto

/**
 * Makes Payload's hash of a password cheap in this process: its 600,000 rounds take a third of a second, and tests make persons and
 * sign them in all the time. What other processes hash is not known here, and the other way round.
 */
export function cheapenHashes(): void {
  crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
    pbkdf2(password, salt, Math.min(rounds, ROUNDS), length, digest, done)
  // Named imports, too.
  syncBuiltinESMExports()
}
