import type { Language } from '@menagerie/sites/brand-locale'
import { DRAWINGS, isPictureName, type PictureName } from '../pictures/drawings.ts'
import { createTableReader } from './words/read-table.ts'

export const PICTURE_NAMES: readonly PictureName[] = Object.keys(DRAWINGS).filter(isPictureName)

const readAlternativeTexts = createTableReader('pictures.json', PICTURE_NAMES)

/** Returns what a picture shows, in a language. */
export const findAlt = (name: PictureName, language: Language): string => readAlternativeTexts(language)[name]
