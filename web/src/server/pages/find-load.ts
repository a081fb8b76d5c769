import type { SiteRoute } from '../site-parts.ts'
import type { DeclaredQuery } from './declared-query.ts'

type Load = NonNullable<NonNullable<Extract<SiteRoute, { fixed: string }>['way']>['load']>

/** The asynchronous part of a page, when this address of it has one. */
export function findLoad(route: SiteRoute, { isStored }: Pick<DeclaredQuery, 'isStored'>): Load | undefined {
  const way = 'way' in route ? route.way : undefined
  if (way?.loadsWhen === 'typed' && isStored) return undefined
  return way?.load
}

export const takesSecret = (route: SiteRoute): boolean => 'way' in route && route.way?.takesSecret === true
