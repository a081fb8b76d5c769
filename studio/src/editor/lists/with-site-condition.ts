import type { Where } from 'payload'

/** The choice of all sites, for lists that begin with some. */
export const ANY_SITE = 'any'

/** Sets, changes or removes the site among the conditions of a list, in the shape that the filter panel understands. */
export function withSiteCondition(where: Where | undefined, site: string | undefined): Where {
  const condition: Where[] =
    site === undefined ? [] : [{ site: site === ANY_SITE ? { exists: true } : { equals: site } }]
  const alternatives = where?.or ?? (where?.and ? [{ and: where.and }] : [{ and: [] }])
  return { or: alternatives.map((alternative) => ({ and: [...othersOf(alternative), ...condition] })) }
}

/** Narrows a list to these sites, which the choice above it calls one's own. */
export function withOwnSitesOnly(where: Where | undefined, sites: readonly string[]): Where {
  const none = withSiteCondition(where, undefined)
  const own: Where = { site: { in: [...sites] } }
  return { or: (none.or ?? []).map((alternative) => ({ and: [...(alternative.and ?? []), own] })) }
}

/** Whether a list says anything about sites. */
export const namesSite = (where: Where | undefined): boolean =>
  (where?.or ?? [where ?? {}]).flatMap((each) => each.and ?? [each]).some((condition) => 'site' in condition)

/** The site a list is narrowed to, if one. */
export function findSiteCondition(where: Where | undefined): string | undefined {
  const all = (where?.or ?? [where ?? {}]).flatMap((alternative) => alternative.and ?? [alternative])
  const site = all.map((condition) => condition.site).find((value) => value !== undefined)
  if (!site || Array.isArray(site)) return undefined
  if ('exists' in site) return ANY_SITE
  return typeof site.equals === 'string' ? site.equals : undefined
}

function othersOf(alternative: Where): Where[] {
  return (alternative.and ?? [alternative]).filter((condition) => !('site' in condition))
}
