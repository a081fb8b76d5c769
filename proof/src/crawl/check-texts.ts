import { CATALOGUES } from '@menagerie/sites/messages'
import type { MessageKey } from '@menagerie/sites/translate'
import { type CrawledPage, type PageProblem, toProblems } from './crawled-page.ts'
import { findForeignLanguage } from './find-language.ts'
import { attribute, closest, type Element } from './page-tree.ts'

const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description']
const SPILLED: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\[object /, 'a value that was not there'],
  [/\{[a-z_]\w*[,}]/i, 'a placeholder'],
  [/&(?:[a-z]+|#\d+);/i, 'an escape that was escaped again'],
  [/<\/?[a-z][^>]*>/i, 'markup shown as text'],
]
const KEYS = new Set<string>(Object.keys(CATALOGUES.en))
const KEY_SHAPE = /\b[a-z]+\.[a-z]\w*\b/gi

/** Checks what a visitor reads or hears: no internal values, no English message in another language, the language of the country. */
export function checkTexts(page: CrawledPage): PageProblem[] {
  const runs = findTextRuns(page)
  const spilled = runs.flatMap((run) => [
    ...SPILLED.flatMap(([shape, name]) => (shape.test(run) ? [`${name}: "${run}"`] : [])),
    ...(run.match(KEY_SHAPE) ?? []).filter((word) => KEYS.has(word)).map((key) => `the key of a message: ${key}`),
  ])
  const english = page.site.file === 'en' ? [] : findEnglish(runs, page.site.file)
  const main = page.tree.elements.find(({ name }) => name === 'main')
  const foreign = main && findForeignLanguage(ownTextOf(main), page.site.file)
  return [
    ...toProblems('text', spilled),
    ...toProblems('language', [...english, ...(foreign ? [`the text reads like ${foreign}`] : [])]),
  ]
}

function findTextRuns({ tree, site }: CrawledPage): string[] {
  return tree.elements
    .filter((element) => !isForeign(element, site.iso) && !/^(?:script|style|template|code)$/.test(element.name))
    .flatMap((element) => [
      ...element.children.filter((child) => typeof child === 'string'),
      ...SPOKEN_ATTRIBUTES.map((name) => attribute(element, name)),
    ])
    .map((run) => run.trim())
    .filter((run) => run !== '')
}

const isForeign = (element: Element, iso: string) =>
  (closest(element, ({ attributes }) => attributes.has('lang'))?.attributes.get('lang') ?? iso) !== iso

/** Names, streets and towns of a shop belong to no language. */
const isOfShop = ({ children }: Element) =>
  children.some((child) => typeof child !== 'string' && child.name === 'address')

const ownTextOf = (element: Element): string =>
  element.children
    .map((child) =>
      typeof child === 'string'
        ? ` ${child} `
        : child.attributes.has('lang') || isOfShop(child)
          ? ''
          : ownTextOf(child),
    )
    .join('')

/** English messages as patterns with anything in place of values, without those that are the same in the language. */
const ENGLISH: readonly (readonly [MessageKey, RegExp])[] = Object.entries(CATALOGUES.en).flatMap(([key, message]) => {
  const fixed = message.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '\u0000').replaceAll(/<\/?link>/g, '\u0000')
  // "By {name}" alone could begin a title in Danish.
  const isWordy = fixed.includes('\u0000') ? /[a-z]{4}/i.test(fixed) : /[a-z]{3}/i.test(fixed)
  const isKey = (name: string): name is MessageKey => KEYS.has(name)
  if (!isWordy || !isKey(key)) return []
  const shape = fixed.split('\u0000').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [[key, new RegExp(`^${shape.join('.*')}$`)] as const]
})

function findEnglish(runs: readonly string[], file: CrawledPage['site']['file']): string[] {
  const known = new Set<string>(Object.values(CATALOGUES[file]))
  const suspects = ENGLISH.filter(([key]) => CATALOGUES[file][key] !== CATALOGUES.en[key])
  return [...new Set(runs)]
    .filter((run) => !known.has(run))
    .flatMap((run) => {
      const [key] = suspects.find(([, shape]) => shape.test(run)) ?? []
      return key === undefined ? [] : [`English of ${key} is left: "${run}"`]
    })
}
