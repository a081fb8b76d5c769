/** Variables of the machine, and of the program that starts processes. They are compared in capitals, as Windows does. */
const OF_MACHINE = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'HOSTNAME', 'PWD', 'TMPDIR', 'TMP', 'TEMP'],
  ...['LANG', 'LANGUAGE', 'TZ', 'TERM', 'COLORTERM', 'NO_COLOR', 'FORCE_COLOR', 'CI'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'GLIBC_TUNABLES', 'UV_THREADPOOL_SIZE'],
  ...['INVOCATION_ID', 'JOURNAL_STREAM'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
])
const OF_MACHINE_BEGIN = ['LC_', 'NODE_', 'MALLOC_', 'XDG_', 'FONTCONFIG_', 'VIPS_', 'NEXT_', 'PAYLOAD_']

/** Settings of the product (docs/operations.md). */
const OF_PRODUCT = new Set([
  ...['ADDRESSING', 'ADMIN_PORT', 'ALLOW_NEWER_DATABASE', 'GALLERY', 'GEOCODER', 'HEALTH_PORT', 'HOST', 'HSTS'],
  ...['HEAD_TIMEOUT_S', 'REQUEST_TIMEOUT_S', 'IDLE_TIMEOUT_S', 'SEND_TIMEOUT_S', 'MAX_CONNECTIONS', 'TRUSTED_PROXIES'],
  ...['IMAGE_CACHE_DIR', 'IMAGE_CACHE_MB', 'MEDIA_DIR', 'PAGE_CACHE_MB', 'REPLICA_DIR', 'REPLICA_MAX_LOSS_PERCENT'],
  ...['JOBS', 'JOBS_PORT', 'SCHEDULE_EVERY_S', 'LEAKED_PASSWORDS_URL', 'RECEIVER_HOSTS', 'SUBMISSIONS_KEPT_MONTHS'],
  ...['LOG_LEVEL', 'MAIL_DIR', 'MAIL_FROM', 'OUTBOX_DIR', 'OUTBOX_MAX_MB', 'PG_PORT', 'POSTGRES_WAL_ARCHIVE'],
  ...[
    'DEMO',
    'PSEUDO_LOCALE',
    'SECURITY_CONTACT',
    'SERVICES_FILE',
    'SITES',
    'SNAPSHOT',
    'TRANSLATOR',
    'TRANSLATOR_URL',
  ],
])
const OF_PRODUCT_BEGIN = [
  ...['MENAGERIE_', 'WEB_PORT', 'WEB_PROCESSES', 'CONTENT_API_', 'STUDIO_', 'SEARCH_', 'STORES_SYNC_', 'OTEL_'],
  ...['S3_', 'IMPORT_S3_', 'GEO_', 'GEOCODER_', 'CDN_', 'MAP_', 'DOCTOR_', 'BACKUP_'],
]

/** Names that look like secrets. Only `SECRETS_OF` gives these to processes, whatever their beginning is. */
const LIKE_A_SECRET = /_(SECRET|TOKENS?|PASSWORD|KEY|KEY_ID|HEADERS)(_BEFORE)?(_FILE)?$/

/** Tells whether a variable is one of the machine, and not of the product, of Node or of an operator. */
export const isOfMachine = (name: string): boolean => OF_MACHINE.has(name.toUpperCase()) || name.startsWith('LC_')

const begins = (name: string, list: readonly string[]) => list.some((start) => name.startsWith(start))

/**
 * Tells whether a variable goes to every started process: variables of the machine, the product's settings, and those that the operator names in
 * `MENAGERIE_PASS`. All others stay with the starter, such as a password for PostgreSQL's tools or keys of a cloud.
 */
export function isPassed(name: string, named: string | undefined): boolean {
  if ((named ?? '').split(/[\s,]+/).includes(name)) return true
  if (LIKE_A_SECRET.test(name)) return false
  const upper = name.toUpperCase()
  return (
    OF_MACHINE.has(upper) || OF_PRODUCT.has(name) || begins(upper, OF_MACHINE_BEGIN) || begins(name, OF_PRODUCT_BEGIN)
  )
}
