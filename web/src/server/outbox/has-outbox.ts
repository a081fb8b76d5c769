import { statSync } from 'node:fs'

/**
 * Tells whether there is an outbox file. Throws if that cannot be found out, such as in a folder of another user: then
 * its forms must not count as none.
 */
export const hasOutbox = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined
