import { pathSchema } from '@menagerie/contract/entry'
import { PREVIEW_LINK_S } from '@menagerie/contract/preview'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { findStaff } from '../../../access/find-staff.ts'
import { storedLinkSchema, toLinkAddress } from '../../../preview/ahead/preview-link.ts'
import { findStudioLanguage } from '../../languages/studio-language.ts'
import { toWordsIn } from '../../words/words-in.ts'
import type { TranslationSource } from '../read-sources.ts'

const DAY_MS = 86_400_000
/** An existing link is reused if it is still valid for most of its time. */
const FRESH_MS = PREVIEW_LINK_S * 1_000 - 2 * DAY_MS

/** Returns the address at which a person without an account can preview a document of the site, with its drafts. */
export type TranslatorsLink = (document: TranslationSource) => string | undefined

/**
 * Finds or creates one shared preview link for all files that a user downloads for a site. It is listed among the
 * preview links, has the same validity and can be withdrawn. Undefined if the user may not create links for the site:
 * the files then link only to the form.
 */
export async function findTranslatorsLink(
  req: PayloadRequest,
  site: BrandLocale,
): Promise<TranslatorsLink | undefined> {
  const person = findStaff(req)
  const isOwn = person?.role === 'admin' || person?.sites.includes(site.id)
  if (!isOwn || req.user?.collection !== 'users' || !process.env.PREVIEW_SECRET) return undefined
  const title = toWordsIn(findStudioLanguage(req.i18n.language) ?? 'en')('files.title')
  const options = { collection: 'preview-links', depth: 0, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    ...options,
    where: {
      and: [
        ...[{ site: { equals: site.id } }, { title: { equals: title } }, { by: { equals: req.user.name } }],
        ...[{ withdrawn: { not_equals: true } }, { drafts: { equals: true } }, { day: { exists: false } }],
        { until: { greater_than: new Date(Date.now() + FRESH_MS).toISOString() } },
      ],
    },
    sort: '-until',
    limit: 1,
  })
  const made = docs[0] ?? (await req.payload.create({ ...options, data: { title, site: site.id, drafts: true } }))
  const link = storedLinkSchema.parse(made)
  return (document) => toLinkAddress(link, toPath(document))
}

/** Path in the newest draft. Documents without a page are previewed on the home page, as beside their form. */
function toPath({ collection, values }: TranslationSource): string {
  const typed = collection === 'product-texts' ? `${values.url_slug}/${values.url_key}` : values.path
  return pathSchema.safeParse(typeof typed === 'string' ? typed.replaceAll(/^\/+|\/+$/g, '') : '').data ?? ''
}
