import { cleanLine } from '@menagerie/contract/clean-text'

const MINUS = /^[−–]\s*/u
const SIGN = /\s*[°º]$/u

/** Decimal degrees as they are kept, of what a map, a spreadsheet or a person wrote: `−33,86°` is `-33.86`. Nothing else is changed. */
export const toDegrees = (typed: string): string =>
  cleanLine(typed).replace(MINUS, '-').replace(SIGN, '').replace(',', '.')
