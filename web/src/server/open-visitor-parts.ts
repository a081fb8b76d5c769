import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ConnectionPeer, findClientAddress, toNetworks } from '@menagerie/contract/client-address'
import type { Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import type { Outbox } from '../platform/outbox.ts'
import type { Workers } from '../processes/workers.ts'
import { askInLine } from './content-api/ask-in-line.ts'
import { keepEpoch } from './content-api/epoch-header.ts'
import { openContentApi } from './content-api/open-content-api.ts'
import { openContentFiles } from './content-api/open-content-files.ts'
import { createForms } from './forms/form-handlers.ts'
import { FormLimits } from './forms/form-limits.ts'
import { toVisitorKey } from './geo/visitor-key.ts'
import { openGeocoder } from './geocoder/open-geocoder.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { SiteSearch } from './search/site-search.ts'
import { openSessions } from './sessions/open-sessions.ts'
import type { SiteParts } from './site-parts.ts'
import { Turns } from './turns/turns.ts'

/** Opens all that serves single visitors: sessions, what live pages load from, forms and their limits. */
type Wired = {
  /** Epoch of the published state that the site shows. */
  epochOf: () => string | undefined
  search: Pick<SiteSearch, 'reader'>
  workers: Workers
  outbox: Outbox
  log: Log
  metrics: Metrics
}

const NO_PROXIES = toNetworks([])

export function openVisitorParts(env: Env, { epochOf: readEpoch, search, workers, outbox, log, metrics }: Wired) {
  const epochOf = keepEpoch(readEpoch)
  const turns = new Turns()
  const contentApi = openContentApi(env, epochOf)
  // Without a secret shared by all processes this process makes its own: sessions sealed with it end when the process does.
  const secret = env.SESSION_SECRET ?? randomBytes(32).toString('base64url')
  const sessions = openSessions({
    secret,
    secretBefore: env.SESSION_SECRET_BEFORE,
    contentApi,
    now: Date.now,
    https: env.ADDRESSING === 'domains',
  })
  const parts: Pick<SiteParts, 'turns' | 'live' | 'forms' | 'openSession' | 'checkSession'> = {
    turns,
    live: { search: search.reader, contentApi, geocode: openGeocoder({ env, log, metrics, clock: Date.now }) },
    forms: createForms(outbox, { contentApi: askInLine(contentApi, turns), seal: sessions.seal }),
    openSession: sessions.open,
    checkSession: sessions.check,
  }
  const proxies = toNetworks(env.TRUSTED_PROXIES)
  return {
    parts,
    openFile: openContentFiles(env, epochOf),
    limits: new FormLimits(parts.forms, workers),
    /** Undefined for a trusted proxy, which stands for many visitors. */
    visitorOf: ({ remoteAddress }: Pick<Socket, 'remoteAddress'>) => {
      const address = findClientAddress({ headers: {}, socket: { remoteAddress } }, NO_PROXIES) ?? ''
      return proxies.has(address) ? undefined : toVisitorKey(address)
    },
    addressOf: (asker: ConnectionPeer) => findClientAddress(asker, proxies) ?? '',
  }
}
