import { z } from 'zod'

/** Collections whose documents are found by what is asked here, and in one way in every form. */
export const PICKED_COLLECTIONS = ['pages', 'articles', 'jobs', 'product-facts', 'media'] as const
export type PickedCollection = (typeof PICKED_COLLECTIONS)[number]
export const pickedSchema = z.enum(PICKED_COLLECTIONS)

/** What an editor sees of a document before choosing it. */
const offerSchema = z.object({
  collection: pickedSchema,
  id: z.string(),
  title: z.string(),
  /** Absent for what all sites share. */
  site: z.string().optional(),
  /** Path, article number and size, or what a picture tells on this site. */
  detail: z.string(),
  /** Address of a small picture. */
  picture: z.string().optional(),
  /** Why visitors may not get it: `Draft`, `In the bin`, `Not sold here`. */
  note: z.string().optional(),
})
export type Offer = z.infer<typeof offerSchema>
export const offersSchema = z.object({ offers: z.array(offerSchema) })

/** Number of offers; another letter finds more. */
export const OFFERS = 12
/** Pictures are known at a glance. */
export const TILES = 24

/** Choice as Payload's form keeps it: of one collection an id, of several a pair. */
export type ChosenDocument = { collection: PickedCollection; id: string }
