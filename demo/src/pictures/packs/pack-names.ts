import type { Language } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'

export type PackPictureName = `pack-${string}`
export type FamilyPictureName = `family-${string}`

/** Picture of a product in its international pack. */
export const toPackName = (sku: string): PackPictureName => `pack-${sku}`

/** Picture of a product in a pack in this language. */
export const toOwnPackName = (sku: string, language: Language): PackPictureName => `pack-${sku}-${language}`

/** Picture of the animal with the products of a family. */
export const toFamilyName = (key: string): FamilyPictureName => `family-${key}`

const PRINTED = new Set(DEMO_SITES.filter(({ file }) => file !== 'en').map(({ brand, file }) => `${brand} ${file}`))

/** Returns whether a brand prints packs in a language: in those of its sites, except English, which has the international pack. */
export const isPrintedIn = (brand: string, language: Language): boolean => PRINTED.has(`${brand} ${language}`)
