import { pathSchema } from '@menagerie/contract/entry'
import { PREVIEW_LINK_S } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { findById } from '@menagerie/sites/locales'
import type { CollectionBeforeChangeHook, FieldHook, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toPreviewAddress } from '../preview-address.ts'

export const checkPreviewPath: TextFieldSingleValidation = (path) =>
  pathSchema.safeParse(path ?? '').success || 'Write it as it stands in the address: advice/healthy-teeth'

/** Keeps how long it holds and its maker, once; what it opens is not moved to another site afterwards. */
export const keepPreviewLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') return { ...data, site: originalDoc?.site }
  const until = new Date(Date.now() + PREVIEW_LINK_S * 1_000).toISOString()
  return { ...data, until, by: req.user?.collection === 'users' ? req.user.name : undefined }
}

export const storedLinkSchema = z.object({
  id: z.uuid(),
  site: z.string(),
  path: z.string().nullish(),
  day: z.iso.datetime().nullish(),
  drafts: z.boolean().nullish(),
  until: z.iso.datetime(),
  withdrawn: z.boolean().nullish(),
})
type StoredPreviewLink = z.infer<typeof storedLinkSchema>

/** Made of what is stored each time it is shown: no permission lies in the database. For people that may withdraw it. */
export const showPreviewAddress: FieldHook = ({ originalDoc, data, req }) => {
  const link = storedLinkSchema.safeParse(originalDoc ?? data).data
  const person = findStaff(req)
  if (link === undefined || person === undefined) return undefined
  const isOwn = person.role === 'admin' || person.sites.includes(link.site)
  return isOwn ? toLinkAddress(link, link.path ?? '') : undefined
}

/** Where a link shows a page of its site; none where it opens nothing, or where previews are not configured. */
export function toLinkAddress(link: StoredPreviewLink, path: string): string | undefined {
  const secret = process.env.PREVIEW_SECRET
  const site = findById(link.site)
  if (!secret || site === undefined || !isLinkOpen(link)) return undefined
  const token = signPreview(secret, { site: site.id, until: Math.floor(Date.parse(link.until) / 1_000), link: link.id })
  return toPreviewAddress(site, { path, token, mode: 'preview' })
}

export const isLinkOpen = ({ until, withdrawn }: StoredPreviewLink) =>
  withdrawn !== true && Date.parse(until) > Date.now()
