import { translator } from '@menagerie/sites/messages'
import { pseudoTranslator } from '@menagerie/sites/pseudo-locale'
import { readMetricsTokens } from '@menagerie/telemetry/metrics-tokens'
import type { Env } from '../platform/env.ts'

/** Returns the HSTS value; browsers accept it over https only. */
export const toHsts = ({ ADDRESSING, HSTS }: Env) => (ADDRESSING === 'domains' ? HSTS : undefined)

export const chooseTranslator = ({ PSEUDO_LOCALE: isPseudo }: Env) =>
  isPseudo === undefined ? translator : pseudoTranslator

/** Returns the settings of the environment that concern all pages. */
export const toPageSettings = (env: Env) => ({
  sites: env.SITES && new Set(env.SITES),
  https: env.ADDRESSING === 'domains',
  hsts: toHsts(env),
  cdnTagHeader: env.CDN_TAG_HEADER,
  cacheBytes: env.PAGE_CACHE_MB * 2 ** 20,
})

export const toServiceSettings = (env: Env) => ({
  metricsAccess: { tokens: readMetricsTokens(env), isProduction: env.MENAGERIE_PRODUCTION !== undefined },
  studioOrigin: env.STUDIO_ORIGIN,
  securityContact: env.SECURITY_CONTACT,
  streetTiles: env.MAP_TILES,
})
