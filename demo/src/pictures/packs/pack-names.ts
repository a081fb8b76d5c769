import type { Language } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'

export type PackPictureName = `pack-${string}`
export type FamilyPictureName = `family-${string}`

/** Picture of a product, with the words of the international pack. */
export const toPackName = (sku: string): PackPictureName => `pack-${sku}`

/** The same with the words of a country. */
export const toOwnPackName = (sku: string, language: Language): PackPictureName => `pack-${sku}-${language}`

/** The animal with the products of a family. */
export const toFamilyName = (key: string): FamilyPictureName => `family-${key}`

const PRINTED = new Set(DEMO_SITES.filter(({ file }) => file !== 'en').map(({ brand, file }) => `${brand} ${file}`))

/** Whether a brand prints packs in a language: in that of each of its sites; English keeps the international pack. */
export const isPrintedIn = (brand: string, language: Language): boolean => PRINTED.has(`${brand} ${language}`)
