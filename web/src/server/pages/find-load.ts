import type { SiteRoute } from '../site-parts.ts'
import type { DeclaredQuery } from './declared-query.ts'

export type PageLoad = NonNullable<NonNullable<Extract<SiteRoute, { fixed: string }>['config']>['load']>

/** Returns the asynchronous part of a page, where this address has one. */
export function findLoad(route: SiteRoute, { isStored }: Pick<DeclaredQuery, 'isStored'>): PageLoad | undefined {
  const config = 'config' in route ? route.config : undefined
  if (config?.loadsWhen === 'typed' && isStored) return undefined
  return config?.load
}

export const takesSecret = (route: SiteRoute): boolean => 'config' in route && route.config?.takesSecret === true
