import { z } from 'zod'

/** Collections with this picker, the same in every form. */
export const PICKED_COLLECTIONS = ['pages', 'articles', 'jobs', 'product-facts', 'media'] as const
export type PickedCollection = (typeof PICKED_COLLECTIONS)[number]
export const pickedSchema = z.enum(PICKED_COLLECTIONS)

/** A document as shown in a picker. */
const offerSchema = z.object({
  collection: pickedSchema,
  id: z.string(),
  title: z.string(),
  /** Absent for documents that all sites share. */
  site: z.string().optional(),
  /** Path, article number and size, or a picture's alternative text on this site. */
  detail: z.string(),
  /** Address of a thumbnail. */
  picture: z.string().optional(),
  /** Why visitors may not see it: `Draft`, `In the bin`, `Not sold here`. */
  note: z.string().optional(),
})
export type Offer = z.infer<typeof offerSchema>
export const offersSchema = z.object({ offers: z.array(offerSchema) })

/** Number of results; typing another letter finds more. */
export const OFFERS = 12
/** More for pictures, which are recognized at a glance. */
export const TILES = 24

/** A chosen document, as in Payload's form: an id, or a pair for relations to several collections. */
export type ChosenDocument = { collection: PickedCollection; id: string }
