import { PREVIEW_FOLDER } from '@menagerie/contract/preview'
import { PORTAL_FILES } from '@menagerie/sites/fixed-routes'
import { STREETS_FOLDER } from '../platform/services/street-files.ts'
import { SEARCH_FOLDER } from './search/search-folder.ts'

/** What the process answers for any of its origins, by the pattern of its address (Hono's). No page can be there (decision 029). */
export const SERVICE_PATHS = {
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
  securityText: '/.well-known/security.txt',
  geolocale: '/geolocale',
  places: '/places',
  image: '/imaging/:key/:size/:version',
  leaflet: '/leaflets/:key/:version/:name',
  film: '/films/:key/:version/:name',
  download: `/${PORTAL_FILES}/:key/:name?`,
  preview: `${PREVIEW_FOLDER}*`,
  search: `${SEARCH_FOLDER}*`,
  streets: `${STREETS_FOLDER}:file`,
} as const

const PATTERNS = Object.values(SERVICE_PATHS)
const EXACT: ReadonlySet<string> = new Set(PATTERNS.filter((pattern) => !/[:*]/.test(pattern)))
const FOLDERS = PATTERNS.filter((pattern) => !EXACT.has(pattern)).map((pattern) => pattern.replace(/[:*].*$/, ''))
/** Matches the first letter, so that requests for cached pages skip the look-up. */
const MAY_BE_SERVICE = new RegExp(`^/[${PATTERNS.map((pattern) => pattern.charAt(1)).join('')}]`)

/** Tells whether an address belongs to the process rather than to a brand-locale. */
export function isService(target: string): boolean {
  if (!MAY_BE_SERVICE.test(target)) return false
  if (FOLDERS.some((folder) => target.startsWith(folder))) return true
  const query = target.indexOf('?')
  return EXACT.has(query < 0 ? target : target.slice(0, query))
}
