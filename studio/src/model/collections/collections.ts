import type { CollectionConfig } from 'payload'
import { accountEvents } from './account-events.ts'
import { articles } from './articles.ts'
import { authors } from './authors.ts'
import { categories } from './categories.ts'
import { customers } from './customers.ts'
import { deliveries } from './deliveries.ts'
import { downloads } from './downloads.ts'
import { films } from './films.ts'
import { glossary } from './glossary.ts'
import { jobs } from './jobs.ts'
import { leaflets } from './leaflets.ts'
import { mails } from './mails.ts'
import { mediaCollection } from './media.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { previewLinks } from './preview-links.ts'
import { productDrafts } from './product-drafts.ts'
import { productFacts } from './product-facts.ts'
import { productTexts } from './product-texts.ts'
import { receivers } from './receivers.ts'
import { redirects } from './redirects.ts'
import { searchRules } from './search-rules.ts'
import { searchSettingsCollection } from './search-settings.ts'
import { searchSynonymsCollection } from './search-synonyms.ts'
import { signIns } from './sign-ins.ts'
import { siteSettingsCollection } from './site-settings.ts'
import { stores } from './stores.ts'
import { submissions } from './submissions.ts'
import { subscribers } from './subscribers.ts'
import { terms } from './terms.ts'
import { users } from './users.ts'

/** In the order of the admin's navigation. */
export const COLLECTIONS: readonly CollectionConfig[] = [
  pages,
  articles,
  jobs,
  authors,
  menus,
  mediaCollection,
  films,
  productTexts,
  productFacts,
  productDrafts,
  categories,
  terms,
  leaflets,
  downloads,
  redirects,
  stores,
  siteSettingsCollection,
  searchSettingsCollection,
  searchSynonymsCollection,
  searchRules,
  glossary,
  customers,
  accountEvents,
  submissions,
  subscribers,
  mails,
  receivers,
  deliveries,
  previewLinks,
  users,
  signIns,
]
