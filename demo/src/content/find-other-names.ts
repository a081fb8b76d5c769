import { translator } from '@menagerie/sites/messages'
import type { Content } from './checked-content.ts'

type HeaderItem = Content['sites'][number]['menus']['header'][number]

const FINDER = 'page:stores'

/**
 * Lists pages whose titles share no word with their names in a menu, one line each, because visitors of such a page would doubt
 * that they followed the right link. For the store finder it also checks buttons and the site's own words for it.
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

/** Lists the buttons of blocks, at any depth. */
function listButtons(value: unknown): { title: string; target: string }[] {
  if (Array.isArray(value)) return value.flatMap(listButtons)
  if (typeof value !== 'object' || value === null) return []
  const { button, target } = { button: undefined, target: undefined, ...value }
  const inside = Object.values(value).flatMap(listButtons)
  return typeof button === 'string' && typeof target === 'string' ? [{ title: button, target }, ...inside] : inside
}

/** Tells whether a name and a title share a word. Languages change endings and join words: `Futter` stands in `Hundefutter`, `psy` in `dla psów`. */
export function sharesWord(name: string, title: string): boolean {
  const words = toWords(title)
  return toWords(name).some((word) => words.some((other) => isOneWord(word, other)))
}

function isOneWord(word: string, other: string): boolean {
  const beginsSo = other.startsWith(word.slice(0, Math.max(2, Math.min(word.length - 2, 5))))
  const isBegunSo = other.length >= LEAST && word.startsWith(other)
  return beginsSo || isBegunSo || (word.length > LEAST && other.includes(word.slice(0, -1)))
}

/** Shorter beginnings match other words by chance. */
const LEAST = 3

const toWords = (text: string) =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 1)
