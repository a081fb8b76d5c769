import { pathSchema } from '@menagerie/contract/entry'
import { sitePlanSchema } from '@menagerie/contract/preview'
import { findById } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findAddressing } from '../../platform/find-addressing.ts'
import { toPreviewAddress } from '../preview-address.ts'
import { signForStaff } from '../sign-for-staff.ts'
import { findPublicPlace } from './find-public-place.ts'
import type { SiteAnswer } from './site-answer.ts'

const asked = z.object({
  /** A pasted public address, or a site and path. */
  place: z.union([z.object({ address: z.string().max(2_000) }), z.object({ site: z.string(), path: pathSchema })]),
  ahead: sitePlanSchema,
})

/** Opens the preview of a site at a path, for users of the studio, because these may read all drafts. */
export const previewOfSite: Endpoint = {
  method: 'post',
  path: '/preview/site',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const secret = process.env.PREVIEW_SECRET
    if (!secret) return toAdminRefusal(404, 'Previews are not configured')
    await addDataAndFileToRequest(req)
    const wanted = asked.safeParse(req.data).data
    const place = wanted && findPlace(wanted.place)
    if (place === undefined) return toAdminRefusal(400, 'None of our sites has this address')
    const { site, path } = place
    const token = signForStaff(secret, site.id, { ahead: wanted?.ahead })
    const answer: SiteAnswer = {
      site: site.id,
      path,
      address: toPreviewAddress(site, { path, token, mode: 'preview' }),
    }
    return Response.json(answer)
  },
}

function findPlace(place: z.infer<typeof asked>['place']) {
  if ('address' in place) return findPublicPlace(place.address, findAddressing())
  const site = findById(place.site)
  return site && { site, path: place.path }
}
