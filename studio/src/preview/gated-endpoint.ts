import { pathSchema } from '@menagerie/contract/entry'
import { PREVIEW_HEADER } from '@menagerie/contract/preview'
import { readPreviewToken } from '@menagerie/contract/preview-token'
import { findById } from '@menagerie/sites/locales'
import type { Endpoint } from 'payload'
import { toAdminRefusal } from '../access/refuse.ts'
import { findGatedPreview } from './gated-parts.ts'

/**
 * Returns a gated page to the sites, only for tokens of users of the studio: shared links must not open gated pages.
 */
export const previewOfGated: Endpoint = {
  method: 'get',
  path: '/preview/gated',
  handler: async (req) => {
    const { PREVIEW_SECRET, PREVIEW_SECRET_BEFORE } = process.env
    const secrets = [PREVIEW_SECRET, PREVIEW_SECRET_BEFORE]
    const grant = PREVIEW_SECRET && readPreviewToken(secrets, req.headers.get(PREVIEW_HEADER) ?? '', Date.now())
    const site = grant && grant.link === undefined ? findById(grant.site) : undefined
    const path = pathSchema.safeParse(req.query.path ?? '').data
    if (site === undefined || path === undefined) return toAdminRefusal(403, 'This permission does not open anything')
    const found = await findGatedPreview(req.payload, site, path)
    return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
  },
}
