import { cleanLine } from './clean-text.ts'

/** Returns an address as it is meant: without the signs that no reader sees, which come along when it is copied from a chat, and with the small letters that phones begin large. */
export const cleanWebAddress = (address: string): string =>
  cleanLine(address).replace(/^https?(?=:\/\/)/i, (scheme) => scheme.toLowerCase())
