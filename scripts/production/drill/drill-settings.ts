import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { SITE_PORTS } from '@menagerie/sites/site-ports'
import type { Variables } from '../roles.ts'

/** Variables that any process needs on this machine. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', 'MENAGERIE_COMPANY', 'NODE_EXTRA_CA_CERTS']

const secret = () => randomBytes(32).toString('hex')

type DrillPlace = { folder: string; databaseUrl: string; ports: Readonly<Record<string, string>> }

/**
 * Returns the settings of each process of a drill, and no others. With settings of the product a drill would send its
 * mails a second time, write old files into its bucket, hand over its waiting forms, or purge its CDN.
 */
export function toDrillSettings(own: Variables, { folder, databaseUrl, ports }: DrillPlace) {
  const kept: Record<string, string | undefined> = Object.fromEntries(
    KEPT.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  )
  const [feed, accounts, submissions] = [secret(), secret(), secret()]
  const tokens = Object.entries({ feed, accounts, submissions }).map(([scope, token]) => ({ token, brand: '*', scope }))
  const contentApiUrl = `http://127.0.0.1:${ports.CONTENT_API_PORT}`
  const shared = { ...kept, NODE_ENV: 'production', MENAGERIE_VAR: folder, HOST: '127.0.0.1', ADDRESSING: 'local' }
  const studio = { ...shared, DATABASE_URL: databaseUrl, MEDIA_DIR: join(folder, 'media'), PAYLOAD_SECRET: secret() }
  return {
    tool: { ...studio, OUTBOX_DIR: join(folder, 'outbox') },
    'content-api': {
      ...studio,
      CONTENT_API_PORT: ports.CONTENT_API_PORT,
      CONTENT_API_URL: contentApiUrl,
      CONTENT_API_TOKENS: JSON.stringify(tokens),
      MAIL_DIR: join(folder, 'mail'),
      // Mails and deliveries in the backup were sent long ago, or the product sends them.
      JOBS: 'off',
    },
    // The product also runs planned publishing and scheduled imports.
    admin: { ...studio, ADMIN_PORT: ports.ADMIN_PORT, SCHEDULE_EVERY_S: '0' },
    web: {
      ...shared,
      ...Object.fromEntries(SITE_PORTS.map(({ variable }) => [variable, ports[variable]])),
      OUTBOX_DIR: join(folder, 'outbox'),
      CONTENT_API_URL: contentApiUrl,
      CONTENT_API_TOKEN: feed,
      CONTENT_API_ACCOUNTS_TOKEN: accounts,
      CONTENT_API_SUBMISSIONS_TOKEN: submissions,
      SESSION_SECRET: secret(),
      METRICS_TOKEN: feed,
    },
  }
}
