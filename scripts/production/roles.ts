import { isPassed } from './passed-settings.ts'

/**
 * What a process is started for, in production and by `npm start` alike. `search`: a node that several sites share; `tool`: commands for
 * operators that need the database.
 */
export type ProcessRole = 'web' | 'content-api' | 'admin' | 'jobs' | 'search' | 'tool'

/** As `process.env` has them. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What a collector of traces asks callers for. */
const COLLECTOR = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']

/** What opens `/metrics`. */
const FIGURES = ['METRICS_TOKEN', 'METRICS_TOKEN_BEFORE']

/** The bucket with uploads; both parts of its key are handed out together. */
const UPLOADS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** The bucket that schedules import from. */
const IMPORTS = ['IMPORT_S3_ACCESS_KEY_ID', 'IMPORT_S3_SECRET_ACCESS_KEY']

/** The secrets of all processes. A process is given its own only: what breaks into a site finds no way into the database. */
export const SECRETS_OF: Readonly<Record<ProcessRole, readonly string[]>> = {
  web: [
    'CONTENT_API_TOKEN',
    'CONTENT_API_ACCOUNTS_TOKEN',
    'CONTENT_API_SUBMISSIONS_TOKEN',
    'SESSION_SECRET',
    'SESSION_SECRET_BEFORE',
    'PREVIEW_SECRET',
    'PREVIEW_SECRET_BEFORE',
    ...FIGURES,
    'CDN_PURGE_TOKEN',
    // What browsers name at the site's own search: the same word as the key of a node, with another meaning.
    'SEARCH_KEY',
    'SEARCH_KEY_BEFORE',
    'SEARCH_SERVICE_KEY',
    'SEARCH_SERVICE_ADMIN_KEY',
    'GEOCODER_KEY',
    ...COLLECTOR,
  ],
  'content-api': ['DATABASE_URL', 'CONTENT_API_TOKENS', ...FIGURES, ...UPLOADS, 'SMTP_URL', ...COLLECTOR],
  admin: [
    'DATABASE_URL',
    'PAYLOAD_SECRET',
    'PAYLOAD_SECRET_BEFORE',
    'PREVIEW_SECRET',
    'PREVIEW_SECRET_BEFORE',
    ...FIGURES,
    ...UPLOADS,
    ...IMPORTS,
    'STUDIO_OIDC_CLIENT_SECRET',
    'TRANSLATOR_KEY',
    ...COLLECTOR,
  ],
  jobs: ['DATABASE_URL', 'PAYLOAD_SECRET', ...FIGURES, ...UPLOADS, ...IMPORTS, 'SMTP_URL', ...COLLECTOR],
  search: ['SEARCH_ADMIN_KEY', 'SEARCH_ADMIN_KEY_BEFORE', 'SEARCH_KEY', 'SEARCH_KEY_BEFORE'],
  tool: ['DATABASE_URL', 'DRILL_DATABASE_URL', 'PAYLOAD_SECRET', ...UPLOADS, 'USER_PASSWORD', 'STORES_SYNC_TOKEN'],
}

/** Without which a role does nothing. */
export const NEEDED_OF: Readonly<Record<ProcessRole, readonly string[]>> = {
  web: [
    'CONTENT_API_URL',
    'CONTENT_API_TOKEN',
    'CONTENT_API_ACCOUNTS_TOKEN',
    'CONTENT_API_SUBMISSIONS_TOKEN',
    'SESSION_SECRET',
  ],
  'content-api': ['DATABASE_URL', 'CONTENT_API_TOKENS'],
  admin: ['DATABASE_URL', 'PAYLOAD_SECRET'],
  jobs: ['DATABASE_URL', 'PAYLOAD_SECRET'],
  search: ['SEARCH_ADMIN_KEY', 'SEARCH_KEY'],
  tool: ['DATABASE_URL', 'PAYLOAD_SECRET'],
}

export const ALL_SECRETS: readonly string[] = [...new Set(Object.values(SECRETS_OF).flat())]

export const isRole = (name: string): name is ProcessRole => name in SECRETS_OF

/** What a role gets of an environment: its own secrets, and what `isPassed` says; the mail server's goes to the Content API only where that one sends the mails. */
export function withoutOthersSecrets(role: ProcessRole, env: Variables): Variables {
  const sendsMail = role !== 'content-api' || env.JOBS !== 'off'
  const own = new Set(SECRETS_OF[role].filter((name) => sendsMail || name !== 'SMTP_URL'))
  const isOwn = (name: string) => own.has(name) || own.has(name.replace(/_FILE$/, ''))
  const isSecret = (name: string) => ALL_SECRETS.includes(name) || ALL_SECRETS.includes(name.replace(/_FILE$/, ''))
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => isOwn(name) || (!isSecret(name) && isPassed(name, env.MENAGERIE_PASS))),
  )
}
