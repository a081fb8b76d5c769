import type { LegalCategory } from './family.ts'

/** Countries whose rules for veterinary medicines the demo's invented approvals cover. */
const APPROVED = ['NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'CZ', 'HU', 'DK', 'FI', 'SE', 'GB'] as const
const BY_LEGAL: Readonly<Record<LegalCategory, readonly string[] | undefined>> = {
  biocide: undefined,
  'veterinary-free': APPROVED,
  'veterinary-pharmacy': APPROVED,
  prescription: ['NL', 'BE', 'DE', 'FR', 'GB', 'PL'],
}

/** Whether a country's shops have it: medicines are approved country by country. */
export function isSoldIn({ legal }: { legal?: LegalCategory | undefined }, country: string): boolean {
  const countries = legal && BY_LEGAL[legal]
  return countries === undefined || countries.includes(country)
}
