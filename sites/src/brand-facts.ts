import type { BrandKey, Language, LocaleCode } from './brand-locale.ts'

/** A picture of the brand. `file` is its path in the folder of the company; sizes in CSS pixels. */
export type BrandImage = { file: string; width: number; height: number }

/** Logos by place (spec §9): header from 1200 px, phone header, and one for a side panel that no screen has yet (decision 051). */
export type Logos = { main: BrandImage; mobile: BrandImage; side: BrandImage }

export type BrandIcon = { file: string; type: 'image/svg+xml' | 'image/png'; size: number | 'any' }

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
  icons: { favicon: BrandIcon; fallback: BrandIcon; touch: BrandIcon; app: readonly BrandIcon[] }
  /** Colour of the browser's own bars. */
  themeColor: string
  /** Families of `theme.css`; `fonts.css` brings their files. */
  fonts: {
    heading: string
    body: string
    /** By script: names of cut fonts that a page asks for before its styles tell it to (decision 013). */
    urgent: Record<'latin' | 'cyrillic', readonly string[]>
  }
  /** Name in the copyright line. */
  copyrightName: string
  /** Before the names of its search indexes. */
  searchPrefix: string
}
