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
/** A link that was made for an earlier file goes on while it holds for most of its time. */
const FRESH_MS = PREVIEW_LINK_S * 1_000 - 2 * DAY_MS

/** Where each document of a site shows, with its drafts, to a person without an account. */
export type TranslatorsLink = (document: TranslationSource) => string | undefined

/**
 * One shared preview link for all files that a person takes out for a site: it stands among the preview links, holds as long and can
 * be withdrawn. None for people that may make no links for the site: their files lead to the form alone.
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

/** As the document's form has it now. What has no page shows on the home page, as in the preview of its form. */
function toPath({ collection, values }: TranslationSource): string {
  const typed = collection === 'product-texts' ? `${values.url_slug}/${values.url_key}` : values.path
  return pathSchema.safeParse(typeof typed === 'string' ? typed.replaceAll(/^\/+|\/+$/g, '') : '').data ?? ''
}
