import { createHash } from 'node:crypto'
import { toEmailKey } from './email.ts'

/** How an erased person is remembered: SHA-256 of the address in the form that both ways of writing it share. */
export const toErasureHash = (email: string): Buffer => createHash('sha256').update(toEmailKey(email)).digest()
