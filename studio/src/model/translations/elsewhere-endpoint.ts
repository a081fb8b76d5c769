import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { findStaff, type Staff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { type CopyPlan, madeOnSiteSchema, plannedSitesSchema } from './elsewhere.ts'
import { makeOnSite } from './make-on-site.ts'
import { planSite, readAsked } from './plan-site.ts'
import type { TranslationSource } from './read-sources.ts'

const NOT_YOURS = 'You are not an editor of this site'

const mayWrite = (person: Staff, site: string): boolean => person.role === 'admin' || person.sites.includes(site)

type Work = (req: PayloadRequest, person: Staff) => Promise<Response>
const ofStaff = (work: Work): Endpoint['handler'] => {
  return async (req) => {
    const person = findStaff(req)
    if (person === undefined) return toAdminRefusal(403, 'Sign in first')
    await addDataAndFileToRequest(req)
    return work(req, person)
  }
}

/** Plans what would be created on each site, and lists what the sites lack. */
const plan = ofStaff(async (req, person) => {
  const asked = plannedSitesSchema.safeParse(req.data)
  if (!asked.success) return toAdminRefusal(400, 'Choose documents and at least one site')
  const sites = asked.data.sites.map(findById).filter((site) => site !== undefined)
  if (sites.some((site) => !mayWrite(person, site.id))) return toAdminRefusal(403, NOT_YOURS)
  const sources = await readAsked(req, asked.data)
  const refusal = refuseSources(sources)
  if (refusal !== undefined) return refusal
  const plans: CopyPlan[] = []
  for (const site of sites) plans.push(await planSite(req, site, sources))
  return Response.json({ sites: plans })
})

const make = ofStaff(async (req, person) => {
  const asked = madeOnSiteSchema.safeParse(req.data)
  if (!asked.success) return toAdminRefusal(400, 'Choose documents and a site')
  const site: BrandLocale | undefined = findById(asked.data.site)
  if (site === undefined) return toAdminRefusal(400, `There is no site “${asked.data.site}”`)
  if (!mayWrite(person, site.id)) return toAdminRefusal(403, NOT_YOURS)
  const sources = await readAsked(req, asked.data)
  const refusal = refuseSources(sources)
  if (refusal !== undefined) return refusal
  return Response.json(await makeOnSite(req, site, sources, asked.data), { status: 201 })
})

/** Sources must be of one site, because their references are translated from that site. */
function refuseSources(sources: readonly TranslationSource[]): Response | undefined {
  if (sources.length === 0) return toAdminRefusal(404, 'These documents no longer exist')
  if (new Set(sources.map(({ site }) => site)).size > 1)
    return toAdminRefusal(400, 'These belong to several sites: choose documents of one site')
  return undefined
}

/**
 * Copies documents of one site to others: `POST /elsewhere/plan` returns the plan, `POST /elsewhere` creates the copies
 * on one site.
 */
export const elsewhereEndpoints: Endpoint[] = [
  { method: 'post', path: '/elsewhere/plan', handler: plan },
  { method: 'post', path: '/elsewhere', handler: make },
]
