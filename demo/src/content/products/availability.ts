import type { LegalCategory } from './family.ts'

/** Countries for which the demo's invented approvals of veterinary medicines are valid. */
const APPROVED = ['NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'CZ', 'HU', 'DK', 'FI', 'SE', 'GB'] as const
const BY_LEGAL: Readonly<Record<LegalCategory, readonly string[] | undefined>> = {
  biocide: undefined,
  'veterinary-free': APPROVED,
  'veterinary-pharmacy': APPROVED,
  prescription: ['NL', 'BE', 'DE', 'FR', 'GB', 'PL'],
}

/** Returns whether the product is sold in a country, because medicines are approved per country. */
export function isSoldIn({ legal }: { legal?: LegalCategory | undefined }, country: string): boolean {
  const countries = legal && BY_LEGAL[legal]
  return countries === undefined || countries.includes(country)
}
