import type { AnimalKind } from '../../pictures/palette.ts'

/** Texts of a page, before they become blocks. `content` is markup. */
export type PageWords = { path: string; title: string; subTitle: string; meta: string; content: string }
export type AnimalWords = PageWords & {
  bottomTitle: string
  /** Markup. */
  bottomText: string
  /** A customer's quote about the products. */
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
  /** A small banner that leads to the page, a film, and a title above pictures of animals. */
  about: { banner: string; film: { title: string; caption: string }; feedTitle: string }
  /** `gridTitle`: title above links to pages that may already answer the question. */
  contact: PageWords & { gridTitle?: string }
  /** `gridTitle`: title above tiles of the animals; `frame`: an embedded page of another company. */
  care: PageWords & { gridTitle?: string; frame?: { title: string; provider: string; url: string } }
  /** Without a path, because the locale defines it (spec §2). */
  stores: Omit<PageWords, 'path'>
  /** Label of a button in a banner with a product. */
  product: string
  /** Label of a button that leads to the contact page. */
  write: string
}
