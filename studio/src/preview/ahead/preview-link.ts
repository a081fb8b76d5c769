import { pathSchema } from '@menagerie/contract/entry'
import { PREVIEW_LINK_S } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { findById } from '@menagerie/sites/locales'
import type { CollectionBeforeChangeHook, FieldHook, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toPreviewAddress } from '../preview-address.ts'

export const checkPreviewPath: TextFieldSingleValidation = (path) =>
  pathSchema.safeParse(path ?? '').success || 'Enter it as it appears in the address: advice/healthy-teeth'

/** Sets the expiry and the author when a link is created; the site of a link cannot be changed afterwards. */
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

/**
 * Calculates the address from the stored link whenever it is shown, so that the database contains no token. Only for
 * users with the right to withdraw the link.
 */
export const showPreviewAddress: FieldHook = ({ originalDoc, data, req }) => {
  const link = storedLinkSchema.safeParse(originalDoc ?? data).data
  const person = findStaff(req)
  if (link === undefined || person === undefined) return undefined
  const isOwn = person.role === 'admin' || person.sites.includes(link.site)
  return isOwn ? toLinkAddress(link, link.path ?? '') : undefined
}

/**
 * Address at which a link shows a page of its site; undefined if the link has expired or was withdrawn, or without
 * previews.
 */
export function toLinkAddress(link: StoredPreviewLink, path: string): string | undefined {
  const secret = process.env.PREVIEW_SECRET
  const site = findById(link.site)
  if (!secret || site === undefined || !isLinkOpen(link)) return undefined
  const token = signPreview(secret, { site: site.id, until: Math.floor(Date.parse(link.until) / 1_000), link: link.id })
  return toPreviewAddress(site, { path, token, mode: 'preview' })
}

export const isLinkOpen = ({ until, withdrawn }: StoredPreviewLink) =>
  withdrawn !== true && Date.parse(until) > Date.now()
