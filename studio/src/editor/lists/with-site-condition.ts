import type { Where } from 'payload'

/** Stands for all sites, in lists that begin with some sites. */
export const ANY_SITE = 'any'

/** Sets, changes or removes the site condition of a list, in the structure that the filter panel expects. */
export function withSiteCondition(where: Where | undefined, site: string | undefined): Where {
  const condition: Where[] =
    site === undefined ? [] : [{ site: site === ANY_SITE ? { exists: true } : { equals: site } }]
  const alternatives = where?.or ?? (where?.and ? [{ and: where.and }] : [{ and: [] }])
  return { or: alternatives.map((alternative) => ({ and: [...othersOf(alternative), ...condition] })) }
}

/** Limits a list to the user's own sites. */
export function withOwnSitesOnly(where: Where | undefined, sites: readonly string[]): Where {
  const none = withSiteCondition(where, undefined)
  const own: Where = { site: { in: [...sites] } }
  return { or: (none.or ?? []).map((alternative) => ({ and: [...(alternative.and ?? []), own] })) }
}

/** Whether the filter of a list contains a condition for sites. */
export const namesSite = (where: Where | undefined): boolean =>
  (where?.or ?? [where ?? {}]).flatMap((each) => each.and ?? [each]).some((condition) => 'site' in condition)

/** The site that a list is limited to, if any. */
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
