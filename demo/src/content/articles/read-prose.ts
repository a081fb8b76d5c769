import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { z } from 'zod'
import { HOUSE_PAGES } from '../house/house-pages.ts'
import { inTexts } from '../in-texts.ts'
import { oncePerLanguage } from '../words/once-per-language.ts'
import { type Prose, parseProse, toOwnProse } from './parse-prose.ts'
import {
  type ArticleLabels,
  type ArticleProse,
  articleProseSchema,
  type JobProse,
  jobProseSchema,
  labelsSchema,
  type OverviewProse,
  overviewProseSchema,
} from './prose-schema.ts'
import { readRespelling } from './respelling.ts'

const ROOT = new URL('../../../articles/', import.meta.url)

/** Pages that lead to articles, and those of the company. */
export const OVERVIEWS = ['news', 'care', 'jobs', ...HOUSE_PAGES] as const

type ByName<T> = Readonly<Partial<Record<string, T>>>

/** All articles, jobs and related words of a site, and the faults in its files. */
type SiteProse = {
  labels: ArticleLabels | undefined
  overviews: ByName<OverviewProse>
  articles: ByName<ArticleProse>
  jobs: ByName<JobProse>
  faults: readonly string[]
}

type Files = { byName: ReadonlyMap<string, Prose>; faults: readonly string[] }
/** Files of a language by name: `fireworks`, `jobs/customer-care`, `pages/news`. */
const readFiles = oncePerLanguage((language): Files => {
  const folder = new URL(`${language}/`, ROOT)
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const parsed = names
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({
      name: name.replaceAll('\\', '/').replace(/\.md$/u, ''),
      ...parseProse(readFileSync(new URL(name, folder), 'utf8'), `${language}/${name}`),
    }))
  return {
    byName: new Map(parsed.map(({ name, prose }) => [name, prose])),
    faults: parsed.flatMap(({ faults }) => faults),
  }
})

/** Reads a site's prose. A site without any has no labels. */
export function readProse(site: BrandLocale): SiteProse {
  const { byName, faults: unread } = readFiles(site.file)
  const faults = [...unread]
  const respell = readRespelling(site)
  const check = <S extends z.ZodType>(prose: Prose, schema: S): z.output<S> | undefined => {
    const parsed = schema.safeParse(inTexts(toOwnProse(prose, site), respell))
    if (parsed.success) return parsed.data
    faults.push(...parsed.error.issues.map(({ path: [field], message }) => toProseFault(prose, String(field), message)))
    return undefined
  }
  const checkAll = <S extends z.ZodType>(names: readonly [name: string, file: string][], schema: S) =>
    Object.fromEntries(
      names.flatMap(([name, file]) => {
        const prose = byName.get(file)
        const words = prose && check(prose, schema)
        return words === undefined ? [] : [[name, words] as const]
      }),
    )
  const inFolder = (folder: string) =>
    [...byName.keys()]
      .filter((name) => name.startsWith(folder) && !name.slice(folder.length).includes('/') && name !== 'labels')
      .map((name): [string, string] => [name.slice(folder.length), name])
  const labels = byName.get('labels')
  return {
    labels: labels && check(labels, labelsSchema),
    overviews: checkAll(inFolder('pages/'), overviewProseSchema),
    articles: checkAll(inFolder(''), articleProseSchema),
    jobs: checkAll(inFolder('jobs/'), jobProseSchema),
    faults,
  }
}

function toProseFault({ file, fields }: Prose, field: string, message: string): string {
  const name = Object.keys(fields).find((each) => each === field || each.startsWith(`${field}.`))
  return `demo/articles/${file}:${fields[name ?? '']?.line ?? 1}, ${field}: ${message}`
}
