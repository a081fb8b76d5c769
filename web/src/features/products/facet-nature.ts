import type { ProductBody } from '@menagerie/contract/product'

/** Codes of ages from young to old; unlisted codes follow. */
const AGES = 'newborn baby puppy kitten foal chick young junior growing adult mature senior old veteran'.split(' ')

/** Swatches by colour code; multicoloured ones have none. */
const COLORS: Readonly<Record<string, string>> = {
  red: '#d6202f',
  orange: '#f07d1a',
  yellow: '#f5cf2b',
  green: '#3f9142',
  turquoise: '#1fa8a0',
  blue: '#2a62c8',
  purple: '#7a3fa0',
  violet: '#7a3fa0',
  pink: '#ee7fa8',
  brown: '#7a4f2c',
  beige: '#e4d2b0',
  cream: '#f4ead2',
  grey: '#8d8d8d',
  gray: '#8d8d8d',
  black: '#1d1d1d',
  white: '#ffffff',
  gold: '#c9a227',
  silver: '#c4c8cc',
  natural: '#d9c19a',
}

/** By the value that visitors read. */
export type FacetNature = { ages: Record<string, number>; swatches: Record<string, string> }

export const createFacetNature = (): FacetNature => ({ ages: {}, swatches: {} })

/** Uses codes, as they are the same in every country, unlike labels. */
export function noteNature({ ages, swatches }: FacetNature, { facets }: Pick<ProductBody, 'facets'>): void {
  for (const { code, label } of facets.online_animal_age ?? []) {
    const at = AGES.indexOf(code)
    ages[label] = at < 0 ? AGES.length : at
  }
  for (const { code, label } of facets.color ?? []) {
    const color = COLORS[code]
    if (color !== undefined) swatches[label] = color
  }
}

export const toAgeOrder = ({ ages }: FacetNature): string[] =>
  Object.keys(ages).sort((one, other) => (ages[one] ?? 0) - (ages[other] ?? 0))
