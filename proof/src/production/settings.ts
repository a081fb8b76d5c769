import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { MAIN_PORT } from '@menagerie/demo/brands'

/** Does the same as `openssl rand -hex 32` in docs/production.md. */
const secret = () => randomBytes(32).toString('hex')

type RolePorts = { web: number; health: number; contentApi: number; admin: number; jobs: number }
type ProductSettings = { folder: string; databaseUrl: string; ports: RolePorts; studioOrigin: string }

/** The settings of each process as an operator writes them from `deploy/env/ROLE.env.example`, and no others. */
export function toRoleSettings({ folder, databaseUrl, ports, studioOrigin }: ProductSettings) {
  const [feed, accounts, submissions] = [secret(), secret(), secret()]
  const [payload, preview, metrics] = [secret(), secret(), secret()]
  const tokens = Object.entries({ feed, accounts, submissions }).map(([scope, token]) => ({ token, brand: '*', scope }))
  const contentApiUrl = `http://127.0.0.1:${ports.contentApi}`
  const studio = {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: join(folder, 'media'),
    METRICS_TOKEN: metrics,
    ADDRESSING: 'domains',
  }
  return {
    metrics,
    tool: { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payload, MEDIA_DIR: studio.MEDIA_DIR },
    'content-api': {
      ...studio,
      CONTENT_API_PORT: String(ports.contentApi),
      CONTENT_API_URL: contentApiUrl,
      CONTENT_API_TOKENS: JSON.stringify(tokens),
      MAIL_DIR: join(folder, 'mail'),
      JOBS: 'off',
    },
    admin: {
      ...studio,
      ADMIN_PORT: String(ports.admin),
      PAYLOAD_SECRET: payload,
      PREVIEW_SECRET: preview,
      SCHEDULE_EVERY_S: '0',
      // The editor of this proof is a program.
      STUDIO_SECOND_FACTOR: 'none',
    },
    jobs: { ...studio, JOBS_PORT: String(ports.jobs), PAYLOAD_SECRET: payload, MAIL_DIR: join(folder, 'mail') },
    web: {
      [MAIN_PORT]: String(ports.web),
      HEALTH_PORT: String(ports.health),
      ADDRESSING: 'domains',
      TRUSTED_PROXIES: '127.0.0.1',
      HSTS: 'max-age=300',
      MENAGERIE_VAR: join(folder, 'site'),
      WEB_PROCESSES: '2',
      CONTENT_API_URL: contentApiUrl,
      CONTENT_API_TOKEN: feed,
      CONTENT_API_ACCOUNTS_TOKEN: accounts,
      CONTENT_API_SUBMISSIONS_TOKEN: submissions,
      SESSION_SECRET: secret(),
      PREVIEW_SECRET: preview,
      STUDIO_ORIGIN: studioOrigin,
      STUDIO_URL: `http://127.0.0.1:${ports.admin}`,
      METRICS_TOKEN: metrics,
    },
  }
}
