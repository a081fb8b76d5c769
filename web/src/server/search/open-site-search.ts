import { SearchError } from '@menagerie/search/port/search-error'
import type { Env } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import type { SharedReplica } from '../../replica/shared-replica.ts'
import { addressingOptionsOf } from '../http/origins.ts'
import { openEmbeddedSearch } from './open-embedded-search.ts'
import { openRemoteSearch } from './open-remote-search.ts'
import type { SiteSearch } from './site-search.ts'
import type { SearchThreadData } from './thread-messages.ts'

type SearchOptions = {
  env: Env
  /** `thread.ts`, or its bundled file. */
  file: URL
  replica: Pick<SharedReplica, 'writer'>
  log: Log
}

/** Opens the search that the operator has configured. */
export function openSiteSearch({ env, file, replica, log }: SearchOptions): SiteSearch {
  const { SEARCH_ENGINE: engine } = env
  if (engine === 'off') return NO_SEARCH
  const data: SearchThreadData = {
    replicaDir: env.REPLICA_DIR,
    indexDir: env.SEARCH_CACHE_DIR,
    naming: { prefixes: env.SEARCH_PREFIXES, suffixes: env.SEARCH_SUFFIXES },
    builds: engine === 'embedded' ? 'index' : 'records',
    addressing: addressingOptionsOf(env),
    sites: env.SITES,
  }
  if (engine === 'embedded') return openEmbeddedSearch({ file, data, log })
  const { SEARCH_SERVICE_APPLICATION_ID: applicationId = 'menagerie', SEARCH_SERVICE_KEY: apiKey = '' } = env
  return openRemoteSearch({
    file,
    data,
    log,
    service: { applicationId, apiKey, ...toHosts(env.SEARCH_SERVICE_URL) },
    adminKey: env.SEARCH_SERVICE_ADMIN_KEY,
    isLeading: () => replica.writer() !== undefined,
    healthUrl: engine === 'node' ? new URL('/readyz', env.SEARCH_SERVICE_URL).href : undefined,
  })
}

const NO_SEARCH: SiteSearch = {
  reader: { search: () => Promise.reject(new SearchError(404, 'This site does not search.')) },
  look: () => {},
  metrics: () => undefined,
  close: async () => {},
}

/** Returns the hosts of a search node; those of Algolia follow from the application id. */
function toHosts(address: string | undefined) {
  if (address === undefined) return {}
  const { hostname, port, protocol } = new URL(address)
  const isSecure = protocol === 'https:'
  const host = { url: hostname, port: Number(port || (isSecure ? 443 : 80)), accept: 'readWrite' as const }
  return { hosts: [{ ...host, protocol: isSecure ? ('https' as const) : ('http' as const) }] }
}
