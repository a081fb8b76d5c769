import type { AnimalKind } from '../../pictures/palette.ts'

/** What a page says, before it becomes blocks. `content` is markup. */
export type PageWords = { path: string; title: string; subTitle: string; meta: string; content: string }
export type AnimalWords = PageWords & {
  bottomTitle: string
  /** Markup. */
  bottomText: string
  /** What a customer said of it. */
  quote?: { text: string; source: string }
}
type BannerWords = { title: string; text: string; button: string }

/** All words of a full site that are not product texts. */
export type SiteWords<A extends AnimalKind> = {
  home: {
    title: string
    subTitle: string
    metaTitle: string
    meta: string
    gridTitle: string
    care: BannerWords
    secondGridTitle: string
    about: BannerWords
  }
  animals: Record<A, AnimalWords>
  /** A small banner that leads there, a film, and a title above pictures of animals. */
  about: { banner: string; film: { title: string; caption: string }; feedTitle: string }
  /** With a title above links to pages that may help already. */
  contact: PageWords & { gridTitle?: string }
  /** With a title above tiles of the animals, and another company's page. */
  care: PageWords & { gridTitle?: string; frame?: { title: string; provider: string; url: string } }
  /** Its address is the locale's own (spec §2). */
  stores: Omit<PageWords, 'path'>
  /** Button of a banner with a product. */
  product: string
  /** Button that leads to the page of contact from beside its title. */
  write: string
}
