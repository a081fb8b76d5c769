import { pathSchema } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import type { z } from 'zod'
import { FieldProblem, joinProblems } from './field-problem.ts'
import { toSentence } from './to-sentence.ts'

/** Parses a stored document; throws each problem at its field. */
export function readDocument<T extends z.ZodType>(schema: T, document: unknown): z.infer<T> {
  const read = schema.safeParse(document, { error: toSentence })
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => new FieldProblem(path.join('.'), message))
  throw joinProblems(problems) ?? read.error
}

export function findPublishedSite(id: string): BrandLocale {
  const site = findById(id)
  if (site === undefined) throw new FieldProblem('site', `There is no site “${id}”`)
  return site
}

/** Removes the slashes around a typed path: paths of the contract have none. */
export function toDocumentPath(typed: string, field: string): string {
  const path = typed.replace(/^\/+|\/+$/g, '')
  if (!pathSchema.safeParse(path).success) {
    throw new FieldProblem(field, 'Use lower-case letters and digits, hyphens between words, slashes between parts')
  }
  return path
}
