import type { BrandKey, BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

/** Spec §9 for the first brand, §2 for the second. */
const LOCALES: Readonly<Record<BrandKey, readonly LocaleCode[]>> = {
  tailwell: ['de_DE', 'en_GB', 'es_ES', 'fr_BE', 'fr_FR', 'nl_BE', 'nl_NL', 'no_NO'],
  aldergrove: ['nl_NL'],
}

export const hasNewsletterForm = ({ brand, code }: BrandLocale): boolean => LOCALES[brand].includes(code)
