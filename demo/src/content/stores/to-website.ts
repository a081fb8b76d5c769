/** Letters beside the alphabet that have no accent to take off. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd' }

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** `https://de-gouden-poot.example`; absent for names in other alphabets. */
export function toWebsite(name: string, country: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[äöü]/gu, (letter) => (country === 'DE' ? GERMAN[letter] : undefined) ?? letter)
    .replace(/[łøæœßđ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’'.]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const label = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, '')
  return /^[a-z0-9-]+$/.test(label) ? `https://${label}.example` : undefined
}
