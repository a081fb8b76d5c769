import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { z } from 'zod'

export const requiredText = z.string().trim().min(1)

/** A text in each of the 15 languages. */
export const inAllLanguages = z.record(z.enum(LANGUAGES), requiredText)

/** Texts per language; which languages a row needs is for the check of the whole content. */
export const translations = z.partialRecord(z.enum(LANGUAGES), requiredText)

/** A document's name inside the demo, the same in all countries: what links and translation groups go by. */
export const documentName = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const categoryCode = documentName
