import { cleanLine } from '@menagerie/contract/clean-text'

const MINUS = /^[−–]\s*/u
const SIGN = /\s*[°º]$/u

/** Normalizes decimal degrees from maps, spreadsheets or people: `−33,86°` becomes `-33.86`. Nothing else is changed. */
export const toDegrees = (typed: string): string =>
  cleanLine(typed).replace(MINUS, '-').replace(SIGN, '').replace(',', '.')
