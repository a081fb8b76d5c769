import { z } from 'zod'
import { type DocumentKind, IMPORT_KINDS } from '../kinds/kinds.ts'

/** Parts of products: facts for all countries, or the texts, prices and categories of sites. */
const PRODUCT_PARTS = ['facts', 'texts'] as const
type ProductPart = (typeof PRODUCT_PARTS)[number]

/** What a key may write: parts of products, or documents of another kind. */
export type WriteKind = ProductPart | DocumentKind
export const WRITE_KINDS: readonly WriteKind[] = [
  ...PRODUCT_PARTS,
  ...IMPORT_KINDS.flatMap((kind) => (kind === 'products' ? [] : [kind])),
]

export const writeKindSchema = z.enum(WRITE_KINDS)

export const writeKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Last characters of the key, to recognize it. */
  ending: z.string(),
  /** Null: all sites. */
  sites: z.array(z.string()).nullable(),
  kinds: z.array(writeKindSchema),
  madeAt: z.string(),
  madeBy: z.string(),
  usedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type WriteKey = z.infer<typeof writeKeySchema>
