import type { Call } from './call/define-call.ts'
import { DATA_CALLS } from './routes/account-data.ts'
import { EMAIL_CALLS } from './routes/account-email.ts'
import { PROFILE_CALLS } from './routes/account-profile.ts'
import { REGISTRATION_CALLS } from './routes/account-registration.ts'
import { RESET_CALLS } from './routes/account-resets.ts'
import { SESSION_CALLS } from './routes/account-sessions.ts'
import { ANNOTATION_CALLS } from './routes/annotations.ts'
import { ARTICLE_CALLS } from './routes/articles.ts'
import { AUTHOR_CALLS } from './routes/authors.ts'
import { CATEGORY_CALLS } from './routes/categories.ts'
import { FEED_CALLS } from './routes/feed.ts'
import { GATED_PAGE_CALLS } from './routes/gated-pages.ts'
import { describeCall, HEALTH_CALLS } from './routes/health.ts'
import { IMPORT_CALLS } from './routes/imports.ts'
import { JOB_CALLS } from './routes/jobs.ts'
import { LEAFLET_CALLS } from './routes/leaflets.ts'
import { MEDIA_CALLS } from './routes/media.ts'
import { MENU_AND_SETTINGS_CALLS } from './routes/menus-and-settings.ts'
import { PAGE_CALLS } from './routes/pages.ts'
import { PRODUCT_CALLS } from './routes/products.ts'
import { REDIRECT_CALLS } from './routes/redirects.ts'
import { SEARCH_CALLS } from './routes/search.ts'
import { STORE_CALLS } from './routes/stores.ts'
import { SUBMISSION_CALLS } from './routes/submissions.ts'

/**
 * Every call of the Content API; routes, OpenAPI and the table of `docs/content-api.md` are generated from this list.
 */
export const CALLS: readonly Call[] = [
  ...PAGE_CALLS,
  ...PRODUCT_CALLS,
  ...CATEGORY_CALLS,
  ...ARTICLE_CALLS,
  ...JOB_CALLS,
  ...STORE_CALLS,
  ...MENU_AND_SETTINGS_CALLS,
  ...SEARCH_CALLS,
  ...REDIRECT_CALLS,
  ...ANNOTATION_CALLS,
  ...AUTHOR_CALLS,
  ...LEAFLET_CALLS,
  ...MEDIA_CALLS,
  ...REGISTRATION_CALLS,
  ...SESSION_CALLS,
  ...PROFILE_CALLS,
  ...RESET_CALLS,
  ...EMAIL_CALLS,
  ...DATA_CALLS,
  ...GATED_PAGE_CALLS,
  ...SUBMISSION_CALLS,
  ...IMPORT_CALLS,
  ...FEED_CALLS,
  ...HEALTH_CALLS,
  describeCall(() => CALLS),
]
