import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findStudioLanguage } from '../languages/studio-language.ts'
import { type ContentQuestion, findContent } from './find-content.ts'
import { findMedia } from './find-media.ts'
import { findProducts } from './find-products.ts'
import { LONGEST_ASKED } from './matches-words.ts'
import { type ChosenDocument, OFFERS, type Offer, pickedSchema, TILES } from './offer.ts'

const chosenSchema = z.string().transform((text, context): ChosenDocument => {
  const [slug, id] = text.split(':')
  const collection = pickedSchema.safeParse(slug).data
  if (collection !== undefined && z.uuid().safeParse(id).success && id !== undefined) return { collection, id }
  context.addIssue('This is not a document')
  return z.NEVER
})

const MAX_CHOSEN = 200
const askedSchema = z.object({
  collections: z.array(pickedSchema),
  words: z.string().max(LONGEST_ASKED).catch(''),
  site: z.string().optional(),
  chosen: z.array(chosenSchema).max(MAX_CHOSEN),
})

/**
 * `GET /offers?collection=pages&words=contact&site=acme/nl_NL`: documents that an editor may choose, best first; with
 * `chosen=pages:{id}` only these, so that a form can show their names. All users of the studio may read them.
 */
export const offers: Endpoint = {
  method: 'get',
  path: '/offers',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const { searchParams } = req
    const asked = askedSchema.safeParse({
      collections: searchParams.getAll('collection'),
      words: searchParams.get('words') ?? '',
      site: searchParams.get('site') ?? undefined,
      chosen: searchParams.getAll('chosen'),
    }).data
    if (asked === undefined) return toAdminRefusal(400, 'Name the collections')
    return Response.json({ offers: await findOffers(req, asked) })
  },
}

async function findOffers({ i18n, payload }: PayloadRequest, asked: z.infer<typeof askedSchema>): Promise<Offer[]> {
  const { chosen, site, words } = asked
  const reader = findStudioLanguage(i18n.language) ?? 'en'
  const find = (collection: ChosenDocument['collection'], question: ContentQuestion) => {
    if (collection === 'media') return findMedia(payload, question, reader)
    return collection === 'product-facts' ? findProducts(payload, question) : findContent(payload, collection, question)
  }
  if (chosen.length > 0) {
    const groups = [...Map.groupBy(chosen, ({ collection }) => collection)]
    const found = await Promise.all(
      groups.map(([collection, each]) => find(collection, { words: '', site, ids: each.map(({ id }) => id) })),
    )
    return found.flat()
  }
  const found = await Promise.all(asked.collections.map((collection) => find(collection, { words, site })))
  // Results of the site come first, also in a search over several collections.
  const isElsewhere = (offer: Offer) => offer.site !== undefined && offer.site !== site
  return found
    .flat()
    .sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))
    .slice(0, asked.collections.includes('media') ? TILES : OFFERS)
}
