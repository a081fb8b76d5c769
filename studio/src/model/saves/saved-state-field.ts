import type { TextField } from 'payload'
import { z } from 'zod'
import { toDateLocale } from '../../platform/date-locale.ts'
import { tell } from '../languages/tell.ts'
import { tellSaver } from './turned-down-name.ts'

const stateSchema = z.object({ updatedAt: z.coerce.date(), savedBy: z.string().nullish() })

/** A virtual field that differs between versions, so that their comparison begins with time and author of each save. */
export const savedStateField: TextField = {
  name: 'savedState',
  type: 'text',
  label: 'Saved',
  virtual: true,
  hooks: { afterRead: [({ req, siblingData }) => toSavedState(siblingData, req.i18n.language)] },
  admin: { hidden: true, disableListFilter: true, disableListColumn: true },
}

/** `22 Nov 2026, 10:14:05, by Anna` in a language; undefined for an unsaved document. */
export function toSavedState(document: unknown, language: string): string | undefined {
  const { updatedAt, savedBy } = stateSchema.safeParse(document).data ?? {}
  if (updatedAt === undefined) return undefined
  const style = { dateStyle: 'medium', timeStyle: 'medium' } as const
  const moment = new Intl.DateTimeFormat(toDateLocale(language), style).format(updatedAt)
  const by = savedBy ? tellSaver(savedBy, language) : tell('the studio itself', language)
  return tell(`${moment}, by ${by}`, language)
}
