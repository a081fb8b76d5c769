import { dateFormat } from './kept-formats.ts'

/** Writes a date as in a sentence (`27. November 2026`), unlike the short form on cards (reading 16). In UTC, so that a page looks the same everywhere. */
export const writeDay = (iso: string, moment: string): string =>
  dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(moment))
