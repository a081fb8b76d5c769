import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { SITE_ALLOCATOR, SITE_NODE_FLAGS } from './node-settings.ts'
import type { ServiceOptions } from './service.ts'
import { type Ports, type StartSettings, toSitePortVariables } from './settings.ts'

/** Returns the settings of our processes. Nothing else configures them. */
export function toEnvironment(settings: StartSettings, databaseUrl: string, mode: Mode): Record<string, string> {
  const { ports, secrets, stateFolder, host } = settings
  const tokens = [
    { token: secrets.feedToken, brand: '*', scope: 'feed' },
    { token: secrets.accountsToken, brand: '*', scope: 'accounts' },
    { token: secrets.submissionsToken, brand: '*', scope: 'submissions' },
    ...Object.entries(secrets.readTokens).map(([brand, token]) => ({ token, brand, scope: 'read' })),
  ]
  return {
    ...settings.told,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secrets.payloadSecret,
    PREVIEW_SECRET: process.env.PREVIEW_SECRET ?? derive(secrets.payloadSecret, 'preview'),
    STUDIO_ORIGIN: process.env.STUDIO_ORIGIN ?? `http://localhost:${ports.admin} http://127.0.0.1:${ports.admin}`,
    STUDIO_URL: process.env.STUDIO_URL ?? `http://${host}:${ports.admin}`,
    CONTENT_API_TOKENS: process.env.CONTENT_API_TOKENS ?? JSON.stringify(tokens),
    CONTENT_API_TOKEN: process.env.CONTENT_API_TOKEN ?? secrets.feedToken,
    CONTENT_API_ACCOUNTS_TOKEN: process.env.CONTENT_API_ACCOUNTS_TOKEN ?? secrets.accountsToken,
    CONTENT_API_SUBMISSIONS_TOKEN: process.env.CONTENT_API_SUBMISSIONS_TOKEN ?? secrets.submissionsToken,
    SESSION_SECRET: process.env.SESSION_SECRET ?? secrets.sessionSecret,
    CONTENT_API_URL: process.env.CONTENT_API_URL ?? `http://127.0.0.1:${ports.contentApi}`,
    CONTENT_API_PORT: String(ports.contentApi),
    ADMIN_PORT: String(ports.admin),
    HEALTH_PORT: ports.health === undefined ? '' : String(ports.health),
    ...toSitePortVariables(ports),
    MENAGERIE_COMPANY: findCompanyFolder(),
    HOST: host,
    MENAGERIE_VAR: stateFolder,
    MEDIA_DIR: process.env.MEDIA_DIR || join(stateFolder, 'media'),
    REPLICA_DIR: process.env.REPLICA_DIR || join(stateFolder, 'replica'),
    OUTBOX_DIR: process.env.OUTBOX_DIR || join(stateFolder, 'outbox'),
    IMAGE_CACHE_DIR: process.env.IMAGE_CACHE_DIR || join(stateFolder, 'images'),
    SEARCH_CACHE_DIR: process.env.SEARCH_CACHE_DIR || join(stateFolder, 'search-indexes'),
    // When trying the product, a header says where a visitor is. All requests from a trusted address leave room for others (decision 055).
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? (settings.production ? '' : '127.0.0.1'),
    GALLERY: process.env.GALLERY ?? (settings.production ? 'off' : 'on'),
    MENAGERIE_PRODUCTION: settings.production ? '1' : '',
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY: '0',
  }
}

/** Derives a secret for one purpose from the one for local use. */
function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

export type ServiceName = 'content-api' | 'web' | 'admin'

/** How the services run: `start` uses the builds, `dev` the sources with a restart on every change. */
export type Mode = 'start' | 'dev'

/** Longer than proxies and clients keep an idle connection, so that none is closed while it is being used again. */
const ADMIN_IDLE_MS = 75_000

const ENTRIES: Record<Mode, Record<ServiceName, string[]>> = {
  start: {
    'content-api': ['studio/src/content-api/main.ts'],
    web: [...SITE_NODE_FLAGS, 'web/dist/server/main.js'],
    admin: ['node_modules/next/dist/bin/next', 'start', 'studio', '--keepAliveTimeout', String(ADMIN_IDLE_MS)],
  },
  dev: {
    'content-api': ['--watch', 'studio/src/content-api/main.ts'],
    web: ['web/dev.ts'],
    admin: ['node_modules/next/dist/bin/next', 'dev', 'studio'],
  },
}

export function toServiceOptions(
  name: ServiceName,
  settings: StartSettings,
  env: Record<string, string>,
  mode: Mode,
): ServiceOptions {
  const { ports, host, stateFolder } = settings
  const args = ENTRIES[mode][name]
  const shared = { name, role: name, env, logFolder: join(stateFolder, 'log') }
  const at = (...of: number[]) => ({
    readyUrls: of.map((port) => `http://${host}:${port}/readyz`),
    healthUrl: `http://${host}:${of[0]}/healthz`,
  })
  if (name === 'content-api') return { ...shared, args, ...at(ports.contentApi) }
  if (name === 'web') {
    return {
      ...shared,
      env: { ...env, ...toAllocator(process.env) },
      args,
      ...at(...listOpenPorts(ports).map(({ port }) => port)),
      ...(ports.health !== undefined && { healthUrl: `http://${host}:${ports.health}/healthz` }),
    }
  }
  return { ...shared, args: [...args, '-p', String(ports.admin), '-H', host], ...at(ports.admin) }
}

/** Keeps values that the operator has set. */
const toAllocator = (given: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(SITE_ALLOCATOR).map(([name, value]) => [name, given[name] ?? value]))

/** With domains, the first brand's port answers for all of them (`web/src/server/http/origins.ts`). */
export const listOpenPorts = ({ sites }: Pick<Ports, 'sites'>, env: NodeJS.ProcessEnv = process.env): Ports['sites'] =>
  env.ADDRESSING === 'domains' ? sites.slice(0, 1) : sites
