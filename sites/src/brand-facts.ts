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
  /** White, without a background, for the brand's own colours. */
  logoOnBrand: BrandImage
  icons: BrandIcons
  /** Colour of the browser's own bars. */
  themeColor: string
  /** Families of `theme.css`; `fonts.css` brings their files. */
  fonts: {
    heading: string
    body: string
    /** By script: names of cut fonts that a page asks for before its styles tell it to (decision 013). */
    urgent: Record<'latin' | 'latin-ext' | 'cyrillic', readonly string[]>
  }
  /** Name in the copyright line. */
  copyrightName: string
  /** Before the names of its search indexes. */
  searchPrefix: string
}
