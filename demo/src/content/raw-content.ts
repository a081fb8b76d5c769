import { DEMO_FILMS, type DemoFilm } from '../films/films.ts'
import { AUTHORS } from './authors.ts'
import { LEAFLETS } from './leaflets.ts'
import { CUSTOMERS, SUBMISSIONS } from './people.ts'
import { type DemoPicture, PICTURES } from './pictures.ts'
import { FACTS } from './products/all-facts.ts'
import type { Facts, SiteContent } from './schema.ts'
import type { DemoAuthor, DemoCustomer, DemoLeaflet, DemoStore, DemoSubmission, DemoTerm } from './shared-schema.ts'
import { SITES } from './sites.ts'
import { STORES } from './stores/stores.ts'
import { TERMS } from './terms/terms.ts'

/** The rows as written, before they are checked. */
export type RawContent = {
  pictures: readonly DemoPicture[]
  terms: readonly DemoTerm[]
  authors: readonly DemoAuthor[]
  facts: readonly Facts[]
  leaflets: readonly DemoLeaflet[]
  films: readonly DemoFilm[]
  stores: readonly DemoStore[]
  customers: readonly DemoCustomer[]
  submissions: readonly DemoSubmission[]
  sites: readonly SiteContent[]
}

export const RAW_CONTENT: RawContent = {
  pictures: PICTURES,
  terms: TERMS,
  authors: AUTHORS,
  facts: FACTS,
  leaflets: LEAFLETS,
  films: DEMO_FILMS,
  stores: STORES,
  customers: CUSTOMERS,
  submissions: SUBMISSIONS,
  sites: SITES,
}
