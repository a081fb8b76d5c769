import { PREVIEW_HEADER, type PreviewGrant, type SitePlan } from '@menagerie/contract/preview'
import { readPreviewToken } from '@menagerie/contract/preview-token'
import { findById } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { toAdminRefusal } from '../../access/refuse.ts'
import { loadAhead } from './load-ahead.ts'
import { isLinkOpen, storedLinkSchema } from './preview-link.ts'

/** Answers sites with the content that a preview token gives access to. The token's holder needs no account. */
export const siteAhead: Endpoint = {
  method: 'get',
  path: '/preview/ahead',
  handler: async (req) => {
    const { PREVIEW_SECRET, PREVIEW_SECRET_BEFORE } = process.env
    const secrets = [PREVIEW_SECRET, PREVIEW_SECRET_BEFORE]
    const grant = PREVIEW_SECRET && readPreviewToken(secrets, req.headers.get(PREVIEW_HEADER) ?? '', Date.now())
    const site = grant ? findById(grant.site) : undefined
    const plan = grant ? await findPlan(req, grant) : undefined
    if (site === undefined || plan === undefined) return toAdminRefusal(403, 'This permission does not open anything')
    const isPublic = !grant || grant.link !== undefined
    return Response.json(await loadAhead(req, site, { ...plan, isPublic }), {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}

/** Reads the link's current settings: it may have been withdrawn or changed to another day. */
async function findPlan(req: PayloadRequest, { ahead, link: id, site }: PreviewGrant): Promise<SitePlan | undefined> {
  if (id === undefined) return ahead
  const found = await req.payload.findByID({ collection: 'preview-links', id, depth: 0, disableErrors: true, req })
  const link = storedLinkSchema.safeParse(found).data
  if (link === undefined || link.site !== site || !isLinkOpen(link)) return undefined
  const day = link.day?.slice(0, 'yyyy-mm-dd'.length)
  return { drafts: link.drafts === true, ...(day !== undefined && { day }) }
}
