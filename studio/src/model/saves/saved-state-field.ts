import type { TextField } from 'payload'
import { z } from 'zod'

const stateSchema = z.object({ updatedAt: z.coerce.date(), savedBy: z.string().nullish() })

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** Differs between versions of different seconds, so their comparison begins with time and person of each save. Stored nowhere. */
export const savedStateField: TextField = {
  name: 'savedState',
  type: 'text',
  label: 'Saved',
  virtual: true,
  hooks: { afterRead: [({ siblingData }) => toSavedState(siblingData)] },
  admin: { hidden: true, disableListFilter: true, disableListColumn: true },
}

/** `22 Nov 2026, 10:14:05, by Anna`; nothing for what has not been saved. */
export function toSavedState(document: unknown): string | undefined {
  const { updatedAt, savedBy } = stateSchema.safeParse(document).data ?? {}
  return updatedAt && `${moment.format(updatedAt)}, by ${savedBy ?? 'the studio itself'}`
}
