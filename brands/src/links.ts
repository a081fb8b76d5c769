import type { BrandLocale } from './brand-locale.ts'

export type Query = Readonly<Record<string, string | number | undefined>>

/** Addresses as one brand-locale links them. `path` is a path inside the brand-locale as in the contract ('' = home). */
export type Links = {
  /** For a link on a page of this brand-locale: rooted on the same origin, absolute to another one. */
  href: (path: string, query?: Query, to?: BrandLocale) => string
  /** Absolute address, for canonical, hreflang, mail, feeds. */
  url: (path: string, query?: Query, to?: BrandLocale) => string
}
