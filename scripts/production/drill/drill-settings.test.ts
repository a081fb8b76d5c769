import { expect, test } from 'vitest'
import { pickPorts } from '../../port.ts'
import { ALL_SECRETS, NEEDED_OF } from '../roles.ts'
import { toDrillSettings } from './drill-settings.ts'

const REACHES_OUT = [
  ...['SMTP_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'OUTBOX_DIR', 'MEDIA_DIR', 'REPLICA_DIR', 'MAIL_DIR', 'RECEIVER_HOSTS'],
  ...['CDN_PURGE_URL', 'SEARCH_ENGINE', 'SEARCH_SERVICE_URL', 'GEOCODER_URL', 'CONTENT_API_URL', 'STUDIO_URL', 'HOST'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'IMPORT_S3_BUCKET', 'STUDIO_OIDC_ISSUER', 'TRANSLATOR_URL', 'SERVICES_FILE'],
  ...['MENAGERIE_VAR', 'JOBS', 'SCHEDULE_EVERY_S', 'SNAPSHOT', 'SITES', 'ADDRESSING', 'NODE_OPTIONS'],
]

test('drill processes do not receive the product’s settings for mail, files, forms, search or CDN', async () => {
  const own = Object.fromEntries([...REACHES_OUT, ...ALL_SECRETS].map((name) => [name, 'of-the-product']))
  const ports = await pickPorts()
  const settings = toDrillSettings(
    { ...own, PATH: '/bin' },
    { folder: '/drill', databaseUrl: 'postgres://a/drill', ports },
  )
  for (const [role, env] of Object.entries(settings)) {
    expect(env).toMatchObject({ PATH: '/bin' })
    expect(
      Object.entries(env).filter(([, value]) => value === 'of-the-product'),
      role,
    ).toEqual([])
  }
  expect(settings['content-api'].JOBS).toBe('off')
  expect(settings.admin.SCHEDULE_EVERY_S).toBe('0')
  for (const role of ['tool', 'content-api', 'admin', 'web'] as const) {
    const given: readonly string[] = Object.keys(settings[role])
    expect(
      NEEDED_OF[role].filter((name) => !given.includes(name)),
      role,
    ).toEqual([])
  }
})
