import { dateFormat } from './kept-formats.ts'

/** A day as a sentence says it (`27. November 2026`), unlike the short one of cards (reading 16). In UTC: a page looks the same everywhere. */
export const writeDay = (iso: string, moment: string): string =>
  dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(moment))
