import { resolve } from 'node:path'
import { LANGUAGES } from '@menagerie/brands/brand-locale'
import { BLOCK_FIELDS } from '@menagerie/site/blocks/block-fields'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeInternalCollections } from './access/close-internal-collections.ts'
import { requireExplicitAccess } from './access/require-explicit-access.ts'
import { nobody } from './access/rules.ts'
import { ADMIN } from './admin/admin-options.ts'
import { COLLECTIONS } from './collections/collections.ts'
import { createDatabase, surviveLostConnections } from './database.ts'
import { logOnlyEmail } from './email.ts'
import { PROJECT_ROOT } from './environment.ts'
import { richText } from './fields/rich-text.ts'
import { retryScheduledPublish } from './scheduling/retry-scheduled-publish.ts'

const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** English names, so that everybody on the team finds them: `Ukrainian` for `uk`. */
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Loaded by Next.js for the admin, and by plain Node for the Content API, migrations and the importer. */
const config = buildConfig(
  requireExplicitAccess({
    admin: ADMIN,
    secret: process.env.PAYLOAD_SECRET ?? '',
    db: createDatabase(process.env.DATABASE_URL ?? ''),
    editor: richText,
    blocks: BLOCK_FIELDS,
    // A copy: Payload adds its own to the list it is given.
    collections: [...COLLECTIONS],
    localization: {
      locales: LANGUAGES.map((code) => ({ code, label: languageNames.of(code) ?? code })),
      defaultLocale: 'en',
      fallback: false,
    },
    onInit: surviveLostConnections,
    email: logOnlyEmail,
    jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
    // The switch at the top changes the language of alternative texts and specifications, not the site.
    i18n: { translations: { en: { general: { locale: 'Language', locales: 'Languages' } } } },
    graphQL: { disable: true },
    telemetry: false,
    // Ports share cookies: the name keeps the studio's apart from those of the sites on the same machine.
    cookiePrefix: 'menagerie-studio',
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
    sharp,
    typescript: { outputFile: resolve(PROJECT_ROOT, 'studio/src/payload-types.ts'), autoGenerate: false },
  }),
)

export default config.then((built) =>
  closeInternalCollections(
    retryScheduledPublish(built),
    COLLECTIONS.map((collection) => collection.slug),
  ),
)
