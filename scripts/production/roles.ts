import { isPassed } from './passed-settings.ts'

/**
 * What a process is started for, in production and by `npm start`. `search` is a node that several sites share;
 * `tool` is for commands of operators that need the database.
 */
export type ProcessRole = 'web' | 'content-api' | 'admin' | 'jobs' | 'search' | 'tool'

/** Variables as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Headers that a collector of traces requires. */
const COLLECTOR = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']

/** Tokens for `/metrics`. */
const FIGURES = ['METRICS_TOKEN', 'METRICS_TOKEN_BEFORE']

/** Key of the bucket with uploads. Both of its parts are given together. */
const UPLOADS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Key of the bucket that scheduled imports read. */
const IMPORTS = ['IMPORT_S3_ACCESS_KEY_ID', 'IMPORT_S3_SECRET_ACCESS_KEY']

/** Secrets of all processes. Each process gets only its own, so that an attacker in a site finds no way into the database. */
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
    // Key that browsers send to the site's own search. It has the same name as the key of a search node, but another meaning.
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

/** Variables that a role cannot work without. */
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

/** Returns a role's part of an environment: its own secrets, and the variables that `isPassed` accepts. The Content API gets the mail server's only where it sends the mails. */
export function withoutOthersSecrets(role: ProcessRole, env: Variables): Variables {
  const sendsMail = role !== 'content-api' || env.JOBS !== 'off'
  const own = new Set(SECRETS_OF[role].filter((name) => sendsMail || name !== 'SMTP_URL'))
  const isOwn = (name: string) => own.has(name) || own.has(name.replace(/_FILE$/, ''))
  const isSecret = (name: string) => ALL_SECRETS.includes(name) || ALL_SECRETS.includes(name.replace(/_FILE$/, ''))
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => isOwn(name) || (!isSecret(name) && isPassed(name, env.MENAGERIE_PASS))),
  )
}
