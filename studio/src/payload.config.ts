import { resolve } from 'node:path'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeInternalCollections } from './access/close-internal-collections.ts'
import { noteRefusal } from './access/note-refusal.ts'
import { requireExplicitAccess } from './access/require-explicit-access.ts'
import { rightsOfStaff } from './access/rights-endpoint.ts'
import { denyAll } from './access/rules.ts'
import { withSteps } from './collection-steps.ts'
import { kindExports, productExports } from './imports/desk/export-endpoints.ts'
import { importEndpoints } from './imports/desk/runs-endpoints.ts'
import { scheduleEndpoints } from './imports/feed/schedule-endpoints.ts'
import { writeKeyEndpoints } from './imports/feed/write-key-endpoints.ts'
import { healthEndpoints } from './imports/health/health-endpoints.ts'
import { checkInternalCollections } from './internal-steps.ts'
import { queuedEmail } from './jobs/mail/queued-email.ts'
import { planEndpoints } from './jobs/scheduling/plans-endpoint.ts'
import { scheduledPublishTask } from './jobs/scheduling/scheduled-publish-task.ts'
import { publicAddress } from './model/addresses/public-address-endpoint.ts'
import { ADMIN } from './model/admin/admin-options.ts'
import { inTheReadersLanguage } from './model/admin/in-the-readers-language.ts'
import { offerNoQuickDrafts } from './model/admin/offer-no-quick-drafts.ts'
import { refuseOddQuestions } from './model/admin/refuse-odd-questions.ts'
import { sayPlainly } from './model/admin/say-plainly.ts'
import { showOwnCells } from './model/admin/show-own-cells.ts'
import { sortChoicesByName } from './model/admin/sort-choices-by-name.ts'
import { tellInSentences } from './model/admin/tell-in-sentences.ts'
import { SUPPORTED_LANGUAGES } from './model/admin/words.ts'
import { COLLECTIONS } from './model/collections/collections.ts'
import { BLOCK_FORMS } from './model/fields/block-forms.ts'
import { richTextEditor } from './model/fields/rich-text.ts'
import { toLanguageNames } from './model/languages/language-names.ts'
import { findStudioLanguage } from './model/languages/studio-language.ts'
import { tell } from './model/languages/tell.ts'
import { openingEndpoints } from './model/opening/opening-endpoint.ts'
import { offers } from './model/pickers/offers-endpoint.ts'
import { whereUsed } from './model/references/where-used-endpoint.ts'
import { keepBothEndpoint } from './model/saves/keep-both-endpoint.ts'
import { presence } from './model/saves/presence-endpoint.ts'
import { whoMay } from './model/saves/who-may-endpoint.ts'
import { besideEndpoints } from './model/translations/beside/beside-endpoint.ts'
import { changesEndpoints } from './model/translations/changes-endpoint.ts'
import { elsewhereEndpoints } from './model/translations/elsewhere-endpoint.ts'
import { exchangeEndpoints } from './model/translations/files/files-endpoint.ts'
import { machineEndpoints } from './model/translations/machine/machine-endpoint.ts'
import { memoryEndpoints } from './model/translations/memory/memory-endpoint.ts'
import { statusEndpoints } from './model/translations/status-endpoint.ts'
import { createDatabase } from './platform/database.ts'
import { PROJECT_ROOT } from './platform/environment.ts'
import { PAYLOAD_LOGGER } from './platform/payload-logger.ts'
import { siteAhead } from './preview/ahead/ahead-endpoint.ts'
import { formOfPage } from './preview/form-of-page.ts'
import { previewOfGated } from './preview/gated-endpoint.ts'
import { previewOfForm } from './preview/preview-endpoint.ts'
import { previewOfSite } from './preview/site/site-endpoint.ts'
import { productDraftsEndpoints } from './publish/product-drafts/product-drafts-endpoints.ts'

const DECLARED: readonly string[] = COLLECTIONS.map(({ slug }) => slug)
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** Next.js loads this for the admin; plain Node loads it for the Content API, migrations and the importer. */
const config = buildConfig(
  requireExplicitAccess({
    admin: ADMIN,
    ...PAYLOAD_LOGGER,
    secret: process.env.PAYLOAD_SECRET ?? '',
    db: createDatabase(process.env.DATABASE_URL ?? ''),
    editor: richTextEditor,
    blocks: BLOCK_FORMS,
    collections: COLLECTIONS.map(withSteps),
    endpoints: [
      rightsOfStaff,
      presence,
      keepBothEndpoint,
      whoMay,
      previewOfForm({ tell, findLanguage: findStudioLanguage }),
      formOfPage,
      siteAhead,
      previewOfGated,
      previewOfSite,
      ...planEndpoints,
      ...elsewhereEndpoints,
      ...besideEndpoints,
      ...machineEndpoints,
      ...memoryEndpoints,
      ...changesEndpoints,
      ...statusEndpoints,
      ...exchangeEndpoints,
      offers,
      whereUsed,
      publicAddress,
      ...importEndpoints,
      ...kindExports,
      ...scheduleEndpoints,
      ...writeKeyEndpoints,
      ...productExports,
      ...healthEndpoints,
      ...productDraftsEndpoints,
      ...openingEndpoints,
    ],
    localization: {
      locales: LANGUAGES.map((code) => ({ code, label: toLanguageNames(code) })),
      defaultLocale: 'en',
      fallback: false,
    },
    email: queuedEmail,
    jobs: { access: { run: denyAll, queue: denyAll, cancel: denyAll }, tasks: [scheduledPublishTask] },
    hooks: { afterError: [noteRefusal, tellInSentences, refuseOddQuestions, sayPlainly] },
    i18n: { supportedLanguages: SUPPORTED_LANGUAGES, fallbackLanguage: 'en' },
    // A populated document populates its own references: each step multiplies what one read costs.
    maxDepth: 2,
    graphQL: { disable: true },
    telemetry: false,
    // Cookies are shared between ports: the prefix separates the studio's from those of the sites on the same machine.
    cookiePrefix: 'menagerie-studio',
    upload: {
      limits: { fileSize: MAX_UPLOAD_BYTES },
      abortOnLimit: true,
      responseOnLimit: 'A file can be up to 25 MB, and this one is larger',
    },
    sharp,
    typescript: { outputFile: resolve(PROJECT_ROOT, 'studio/src/payload-types.ts'), autoGenerate: false },
  }),
)

export default config.then((built) =>
  inTheReadersLanguage(
    checkInternalCollections(
      closeInternalCollections(sortChoicesByName(offerNoQuickDrafts(showOwnCells(built))), DECLARED),
      DECLARED,
    ),
  ),
)
