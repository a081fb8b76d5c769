import { nameUuid } from '@menagerie/studio/imports/bulk/name-uuid'

/** Returns the same UUID for the same name in every run, so that a second import finds the documents of the first. */
export const stableId = (name: string): string => nameUuid(`menagerie demo ${name}`)

export const ids = {
  picture: (name: string) => stableId(`picture ${name}`),
  term: (name: string) => stableId(`term ${name}`),
  author: (id: string) => stableId(`author ${id}`),
  film: (name: string) => stableId(`film ${name}`),
  leaflet: (name: string) => stableId(`leaflet ${name}`),
  download: (site: string, name: string) => stableId(`download ${site} ${name}`),
  store: (country: string, name: string) => stableId(`store ${country} ${name}`),
  facts: (sku: string) => stableId(`facts ${sku}`),
  text: (site: string, sku: string) => stableId(`text ${site} ${sku}`),
  page: (site: string, name: string) => stableId(`page ${site} ${name}`),
  article: (site: string, name: string) => stableId(`article ${site} ${name}`),
  job: (site: string, name: string) => stableId(`job ${site} ${name}`),
  category: (site: string, code: string) => stableId(`category ${site} ${code}`),
  menu: (site: string, slot: string) => stableId(`menu ${site} ${slot}`),
  searchSettings: (site: string) => stableId(`search settings ${site}`),
  searchSynonyms: (site: string) => stableId(`search synonyms ${site}`),
  searchRule: (site: string, name: string) => stableId(`search rule ${site} ${name}`),
  siteSettings: (site: string) => stableId(`site settings ${site}`),
  redirect: (site: string, from: string) => stableId(`redirect ${site} ${from}`),
  customer: (email: string) => stableId(`customer ${email}`),
  submission: (name: string) => stableId(`submission ${name}`),
  user: (email: string) => stableId(`user ${email}`),
  /** Groups the versions of one page or category in all countries of a brand. */
  group: (brand: string, name: string) => stableId(`group ${brand} ${name}`),
  row: (owner: string, place: string) => stableId(`row ${owner} ${place}`),
}
