import type { BrandKey, Language, LocaleCode } from './brand-locale.ts'
import type { BrandIcons, BrandImage, Logos } from './company/usual-files.ts'

export type { BrandIcon, BrandImage, Logos } from './company/usual-files.ts'

export type Brand = {
  key: BrandKey
  name: string
  /** Locale of `hreflang="x-default"` (reading 2). */
  xDefault: LocaleCode
  logos: Logos
  /** Other logos for a language; French has its own, of another size (spec §9). */
  logosByLanguage: Partial<Record<Language, Logos>>
  /** White logo without a background, to stand on the brand's own colours. */
  logoOnBrand: BrandImage
  icons: BrandIcons
  /** Colour of the browser's own bars (`theme-color`). */
  themeColor: string
  /** Font families that `theme.css` uses; `fonts.css` declares their files. */
  fonts: {
    heading: string
    body: string
    /** By script: names of the cut fonts that a page preloads, before its styles ask for them (decision 013). */
    urgent: Record<'latin' | 'latin-ext' | 'cyrillic', readonly string[]>
  }
  /** Name in the copyright line. */
  copyrightName: string
  /** Prefix of the names of the brand's search indexes. */
  searchPrefix: string
}
