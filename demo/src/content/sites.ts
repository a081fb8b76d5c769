import { toAmerican } from './american.ts'
import { addArticles } from './articles/add-articles.ts'
import { addCatalogue, productsOf } from './catalogue/add-catalogue.ts'
import { addRange } from './catalogue/range-page.ts'
import { addContact } from './contact/add-contact.ts'
import { addImpressum } from './contact/add-impressum.ts'
import { addThankYou } from './contact/add-thank-you.ts'
import { addHousePages } from './house/add-house-pages.ts'
import { addWelcome } from './house/add-welcome.ts'
import { layOutMenus } from './house/lay-out-menus.ts'
import { addJobs } from './jobs/add-jobs.ts'
import { leafletsFor } from './leaflets.ts'
import { addNewsletter } from './newsletter/add-newsletter.ts'
import { setNoBreakSpaces } from './no-break-spaces.ts'
import { ALDERGROVE_WORDS_EN } from './pages/aldergrove.en.ts'
import { ALDERGROVE_WORDS_NL } from './pages/aldergrove.nl.ts'
import { ALDERGROVE_SHORT } from './pages/aldergrove-short.ts'
import { ALDERGROVE_FULL_LOOK, TAILWELL_FULL_LOOK } from './pages/full-look.ts'
import { TAILWELL_WORDS_EN } from './pages/tailwell.en.ts'
import { TAILWELL_WORDS_NL } from './pages/tailwell.nl.ts'
import { TAILWELL_WORDS_RU } from './pages/tailwell.ru.ts'
import { TAILWELL_SHORT } from './pages/tailwell-short.ts'
import { toFullSite } from './pages/to-full-site.ts'
import { ALDERGROVE_LOOK, TAILWELL_LOOK, toShortSite } from './pages/to-short-site.ts'
import { addPortal } from './portal/add-portal.ts'
import { addWaysOn } from './products/add-ways-on.ts'
import { listBrandFacts } from './products/all-facts.ts'
import { addBuying } from './products/buying.ts'
import type { SiteContent } from './schema.ts'
import { addSearch } from './search/add-search.ts'
import { addSocial } from './social/add-social.ts'
import { addStoreFinder } from './store-finder/add-store-finder.ts'

const tailwell = { look: TAILWELL_FULL_LOOK, facts: listBrandFacts('tailwell') }
const aldergrove = { look: ALDERGROVE_FULL_LOOK, facts: listBrandFacts('aldergrove') }
const english = { file: 'tailwell.en.ts', words: TAILWELL_WORDS_EN }
const dutch = { file: 'tailwell.nl.ts', words: TAILWELL_WORDS_NL }
const russian = { file: 'tailwell.ru.ts', words: TAILWELL_WORDS_RU }

const at = (site: string) => ({ site, products: productsOf(site) })

const FULL: SiteContent[] = [
  toFullSite({ ...at('tailwell/en_US'), ...tailwell, ...toAmerican(english) }),
  toFullSite({ ...at('tailwell/en_GB'), ...tailwell, ...english }),
  toFullSite({ ...at('tailwell/nl_NL'), ...tailwell, ...dutch }),
  toFullSite({ ...at('tailwell/nl_BE'), ...tailwell, ...dutch }),
  toFullSite({ ...at('tailwell/ru_RU'), ...tailwell, ...russian }),
  toFullSite({ ...at('aldergrove/nl_NL'), ...aldergrove, file: 'aldergrove.nl.ts', words: ALDERGROVE_WORDS_NL }),
  toFullSite({ ...at('aldergrove/en_GB'), ...aldergrove, file: 'aldergrove.en.ts', words: ALDERGROVE_WORDS_EN }),
]

const SHORT_TAILWELL = {
  'tailwell/es_ES': TAILWELL_SHORT.es,
  'tailwell/no_NO': TAILWELL_SHORT.no,
  'tailwell/fr_FR': TAILWELL_SHORT.fr,
  'tailwell/fr_BE': TAILWELL_SHORT.fr,
  'tailwell/de_DE': TAILWELL_SHORT.de,
  'tailwell/pl_PL': TAILWELL_SHORT.pl,
  'tailwell/it_IT': TAILWELL_SHORT.it,
  'tailwell/hu_HU': TAILWELL_SHORT.hu,
  'tailwell/cs_CZ': TAILWELL_SHORT.cs,
  'tailwell/ua_UA': TAILWELL_SHORT.uk,
  'tailwell/da_DK': TAILWELL_SHORT.da,
  'tailwell/fi_FI': TAILWELL_SHORT.fi,
  'tailwell/sv_SE': TAILWELL_SHORT.sv,
}
const SHORT_ALDERGROVE = {
  'aldergrove/de_DE': ALDERGROVE_SHORT.de,
  'aldergrove/fr_FR': ALDERGROVE_SHORT.fr,
  'aldergrove/it_IT': ALDERGROVE_SHORT.it,
}

/** Adds places to buy and leaflets to a site's products. */
function addToProducts(site: SiteContent): SiteContent {
  const products = addBuying(site.site, site.products).map((text) => {
    const leaflets = leafletsFor(site.site, text.sku)
    return leaflets.length === 0 ? text : { ...text, leaflets }
  })
  return { ...site, products }
}

/** Content of each brand-locale. A new one needs a row here. */
export const SITES: readonly SiteContent[] = [
  ...FULL,
  ...Object.entries(SHORT_TAILWELL).map(([site, words]) =>
    toShortSite({ ...at(site), file: 'tailwell-short.ts', words, look: TAILWELL_LOOK }),
  ),
  ...Object.entries(SHORT_ALDERGROVE).map(([site, words]) =>
    toShortSite({ ...at(site), file: 'aldergrove-short.ts', words, look: ALDERGROVE_LOOK }),
  ),
]
  .map(addCatalogue)
  .map(addArticles)
  .map(addJobs)
  .map(addToProducts)
  .map(addRange)
  .map(addWaysOn)
  .map(addContact)
  .map(addStoreFinder)
  .map(addNewsletter)
  .map(addHousePages)
  .map(addWelcome)
  .map(layOutMenus)
  .map(addPortal)
  .map(addThankYou)
  .map(addImpressum)
  .map(addSocial)
  .map(setNoBreakSpaces)
  .map(addSearch)
