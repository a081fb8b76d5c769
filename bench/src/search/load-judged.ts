import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@menagerie/sites/brand-locale'
import { ROOT } from '../../../scripts/state-folder.ts'
import { type JudgedQuery, parseJudged } from './parse-judged.ts'

/** Parts of the judged queries: developers read the `seen` ones while they work on the ranking, but not the `hidden` ones. */
export const JUDGED_PARTS = ['seen', 'hidden'] as const
export type JudgedPart = (typeof JUDGED_PARTS)[number]

/** Loads the queries of a language. Throws with file and line where something is wrong. */
export function loadJudged(language: Language, part: JudgedPart): JudgedQuery[] {
  const file = `search/judged/${part === 'hidden' ? 'hidden/' : ''}${language}.txt`
  return parseJudged(file, readFileSync(join(ROOT, file), 'utf8'))
}
