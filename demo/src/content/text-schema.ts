import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { z } from 'zod'

export const requiredText = z.string().trim().min(1)

/** A text in each of the 15 languages. */
export const inAllLanguages = z.record(z.enum(LANGUAGES), requiredText)

/** Texts by language; the check of the whole content decides which languages a row needs. */
export const translations = z.partialRecord(z.enum(LANGUAGES), requiredText)

/** A document's name inside the demo, the same in all countries. Links and translation groups refer to it. */
export const documentName = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const categoryCode = documentName
