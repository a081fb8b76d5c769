import { translator } from '@menagerie/sites/messages'
import type { Content } from './checked-content.ts'

type HeaderItem = Content['sites'][number]['menus']['header'][number]

const FINDER = 'page:stores'

/**
 * Pages whose title has none of the words that a menu calls them by, one line each: a visitor that follows the menu would doubt
 * to be there. Of the finder of stores buttons and the site's own words for the way to it, too: they say nothing else.
 */
export function findOtherNames({ sites }: Pick<Content, 'sites'>): string[] {
  return sites.flatMap(({ locale, pages, menus }) => {
    const titles = new Map(pages.map(({ name, title }) => [`page:${name}`, title]))
    const named = [
      ...Object.values(menus).flatMap(listItems),
      ...listButtons(pages).filter(({ target }) => target === FINDER),
      { title: translator(locale)('product.findRetailer'), target: FINDER },
    ]
    const faults = named.flatMap(({ title: name, target = '' }) => {
      const title = titles.get(target)
      return title === undefined || sharesWord(name, title)
        ? []
        : [`demo/src/content/${locale.id}, ${target}: it is called "${name}", its title "${title}"`]
    })
    return [...new Set(faults)]
  })
}

const listItems = (items: readonly HeaderItem[]): HeaderItem[] =>
  items.flatMap((item) => [item, ...(item.items ?? []).map((below) => ({ ...below, items: [] }))])

/** Buttons of blocks, however deep they lie. */
function listButtons(value: unknown): { title: string; target: string }[] {
  if (Array.isArray(value)) return value.flatMap(listButtons)
  if (typeof value !== 'object' || value === null) return []
  const { button, target } = { button: undefined, target: undefined, ...value }
  const inside = Object.values(value).flatMap(listButtons)
  return typeof button === 'string' && typeof target === 'string' ? [{ title: button, target }, ...inside] : inside
}

/** Languages bend the ends of words and join them: `Futter` stands in `Hundefutter`, `psy` in `dla psów`. */
export function sharesWord(name: string, title: string): boolean {
  const words = toWords(title)
  return toWords(name).some((word) => words.some((other) => isOneWord(word, other)))
}

function isOneWord(word: string, other: string): boolean {
  const beginsSo = other.startsWith(word.slice(0, Math.max(2, Math.min(word.length - 2, 5))))
  const isBegunSo = other.length >= LEAST && word.startsWith(other)
  return beginsSo || isBegunSo || (word.length > LEAST && other.includes(word.slice(0, -1)))
}

/** Fewer letters stand in other words by chance. */
const LEAST = 3

const toWords = (text: string) =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 1)
