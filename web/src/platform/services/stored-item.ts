import { z } from 'zod'

/** Why something is stored on a visitor's device; each purpose has a text in every language (`features/consent/stored-item-texts.ts`). */
const STORAGE_PURPOSES = [
  'choice',
  'country',
  'draft',
  'searches',
  'compare',
  'seen',
  'session',
  'reset',
  'link',
  'device',
  'function',
  'settings',
  'security',
  'recognition',
  'place',
] as const
export type StoragePurpose = (typeof STORAGE_PURPOSES)[number]

/** Something stored on a visitor's device, as `/cookies` declares it. A name may end in `*`, for all names with that beginning. */
export const storedItemSchema = z.strictObject({
  name: z.string().min(1).max(80),
  where: z.enum(['cookie', 'browser']).default('cookie'),
  lasts: z.union([
    z.enum(['visit', 'deleted']),
    z.tuple([z.number().int().min(1), z.enum(['minute', 'hour', 'day', 'month', 'year'])]),
  ]),
  purpose: z.enum(STORAGE_PURPOSES),
})
export type StoredItem = z.infer<typeof storedItemSchema>
