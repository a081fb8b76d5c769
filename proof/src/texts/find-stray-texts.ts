import { findStray, SPOKEN } from '@menagerie/web/templates/testing/pseudo-texts'
import { attribute, type Element, findElement, findNamedElements, type PageTree } from '../crawl/page-tree.ts'

const IN_HEAD = [
  ['name', 'description'],
  ['property', 'og:title'],
] as const

/** Elements without text to check: dates are formatted by the locale, and code has no language. */
const SILENT = new Set(['script', 'style', 'template', 'time', 'code'])

/**
 * `texts`: texts of editors and the brand, longest first. `units`: texts that a language writes beside numbers. `names`: names of products;
 * the label of a variant is the end of its name.
 */
type KnownTexts = { texts: readonly string[]; units: readonly string[]; names: readonly string[] }

/** Type of a file by its usual name. */
const FILE_TYPE = 'PDF, '

/** Finds texts of a page in the pseudo-locale that come neither from a message catalogue nor from editors or the brand. */
export function findStrayTextsInTree(tree: PageTree, { texts: known, units, names }: KnownTexts): string[] {
  const whole = new Set(known)
  const isEndOfName = (text: string) => names.some((name) => name.endsWith(` ${text}`))
  const unknown = (texts: readonly string[]) =>
    texts
      .filter((text) => text.trim() !== '' && !whole.has(text.trim()) && !isEndOfName(text.trim()))
      .map((text) => withoutAmounts(text.replace(FILE_TYPE, ''), units))
  const contents = IN_HEAD.map(([key, value]) => findElement(tree, 'meta', key, value))
  const single = [
    ...tree.elements.flatMap((element) => SPOKEN.map((name) => attribute(element, name))),
    ...contents.map((meta) => (meta === undefined ? '' : attribute(meta, 'content'))),
    ...findNamedElements(tree, 'title').flatMap(readTexts),
  ]
  const body = findNamedElements(tree, 'body').flatMap(readTexts)
  return [
    ...unknown([...new Set(single)]).flatMap((text) => findStray([text], known)),
    ...findStray(unknown(body), known),
  ]
}

function readTexts({ children }: Element): string[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [child]
    return SILENT.has(child.name) ? [] : readTexts(child)
  })
}

const SPACED = /[\d\s.,]/.source

function withoutAmounts(text: string, units: readonly string[]): string {
  return units.reduce((rest, unit) => {
    const name = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return rest.replaceAll(new RegExp(`\\d${SPACED}*${name}(?!\\p{L})|(?<!\\p{L})${name}${SPACED}*\\d`, 'gu'), '0')
  }, text)
}
