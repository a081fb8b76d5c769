import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { fillSamples, publishSamples } from './fill-samples.ts'
import { type Openings, openingAskedSchema } from './opening.ts'
import { readOpening } from './read-opening.ts'

/** Sites that the user may write for: all for administrators, their own for editors. */
function sitesOf(req: PayloadRequest): readonly string[] {
  const person = findStaff(req)
  return person?.role === 'admin' ? BRAND_LOCALES.map(({ id }) => id) : (person?.sites ?? [])
}

const withSite = (work: (req: PayloadRequest, site: NonNullable<ReturnType<typeof findById>>) => Promise<void>) => {
  const handler: Endpoint['handler'] = async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    await addDataAndFileToRequest(req)
    const asked = openingAskedSchema.safeParse(req.data).data
    const site = asked && findById(asked.site)
    if (site === undefined || !sitesOf(req).includes(site.id))
      return toAdminRefusal(403, 'You are not an editor of this site')
    await work(req, site)
    return Response.json(await readOpening(req, sitesOf(req)))
  }
  return handler
}

/** Endpoints for opening sites: what is missing, `/fill` creates sample pages, `/publish` publishes them. */
export const openingEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/opening',
    handler: async (req) => {
      if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
      const sites = sitesOf(req)
      const answer: Openings = sites.length === 0 ? { sites: [], complete: [] } : await readOpening(req, sites)
      return Response.json(answer)
    },
  },
  { method: 'post', path: '/opening/fill', handler: withSite(fillSamples) },
  { method: 'post', path: '/opening/publish', handler: withSite(publishSamples) },
]
