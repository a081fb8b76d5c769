import type { ProductBody } from '@menagerie/contract/product'
import { NUMBER_IN_PROSE, readNumber } from '@menagerie/sites/read-number'
import { findShare } from '@menagerie/sites/read-quantity'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** A size, colour or flavour of a product. `name` leaves out the words that all names begin with. */
export type VariantLink = { name: string; href: string; isCurrent: boolean }

/** `shared`: the words that all names begin with. */
export type Variants = { shared: string; links: VariantLink[] }

/** Returns all products of a group, including this one; none where there is no other. Reads only names and paths. */
export function loadVariants(
  { reader, links, site }: Pick<RenderContext, 'reader' | 'links' | 'site'>,
  { sku, variant_group: group }: ProductBody,
): Variants {
  const skus = group === undefined ? [] : reader.list(LISTS.variantGroup(group))
  const variants = skus.flatMap((each) => {
    const path = reader.pathOf('product', each)
    const name = reader.titleOf('product', each)
    return path === undefined || name === undefined ? [] : [{ sku: each, name, href: links.href(path) }]
  })
  if (!variants.some((each) => each.sku !== sku)) return { shared: '', links: [] }
  const shared = findSharedWords(variants.map(({ name }) => name))
  const named = variants.map(({ sku: each, name, href }) => ({
    name: name.slice(shared.length),
    href,
    isCurrent: each === sku,
  }))
  return { shared: shared.replace(/[,\s]+$/, ''), links: sortByAmount(named, site.iso) }
}

/** Finds the words that all names begin with: whole words, and only up to a comma if there is one, so that the rest stays together ("…, pack of 30"). */
export function findSharedWords([first = '', ...others]: readonly string[]): string {
  const words = first.split(/(?<=\s)/)
  let shared = ''
  for (const word of words.slice(0, -1)) {
    const longer = shared + word
    if (!others.every((name) => name.startsWith(longer) && name.length > longer.length)) break
    shared = longer
  }
  const comma = shared.lastIndexOf(', ')
  return comma < 0 ? shared : shared.slice(0, comma + 2)
}

const AMOUNT = new RegExp(`${NUMBER_IN_PROSE}(?:\\s*×\\s*${NUMBER_IN_PROSE})*`, 'u')
const UNIT = /[\d½⅓⅔¼¾⅛⅜⅝⅞]\s*(?<unit>\p{L}{1,3})(?!\p{L})/gu
/** Sorts ambiguous numbers after those that can be read. */
const UNREAD = Number.MAX_SAFE_INTEGER

/** Sorts by amount, the smallest first; flavours and colours keep their order, each with its amounts together. */
export function sortByAmount<Named extends { name: string }>(variants: readonly Named[], language: string): Named[] {
  const kindOf = new Map(variants.map((each) => [each, toKind(each)]))
  const kinds = [...new Set(kindOf.values())]
  const orderOf = (each: Named) => kinds.indexOf(kindOf.get(each) ?? '')
  const amounts = new Map(variants.map((each) => [each, toAmount(each, language)]))
  const amountOf = (each: Named) => amounts.get(each) ?? UNREAD
  return variants.toSorted((a, b) => orderOf(a) - orderOf(b) || amountOf(a) - amountOf(b))
}

/** Matches the size of a coat or collar, but not the unit in `1 L`. */
const LETTER_SIZE = /(?<!\d\s?)\b(?<times>\d?)(?<more>X*)(?<letter>[SML])$/u
const MIDDLE_SIZES: Readonly<Record<string, number>> = { S: -1, M: 0, L: 1 }

/** Orders letter sizes from small to large: `XS` before `S`; `2XL` counts as `XXL`. */
function toLetterSize(name: string): number | undefined {
  const { times = '', more = '', letter = '' } = LETTER_SIZE.exec(name.trim())?.groups ?? {}
  const middle = MIDDLE_SIZES[letter]
  if (middle === undefined || (letter === 'M' && more !== '') || (times !== '' && more !== 'X')) return undefined
  return middle * (1 + (times === '' ? more.length : Number(times)))
}

/** Returns the words before the first number: the words after it are units, some with plurals ("3 pipety", "6 pipet"). */
const toKind = ({ name }: { name: string }) =>
  (
    name
      .replace(LETTER_SIZE, '')
      .match(/^\P{N}*/u)?.[0]
      .match(/\p{L}{3,}/gu) ?? []
  ).join(' ')

/**
 * Returns the amount in grams or millilitres: `1,5 kg` is 1500, `12 × 85 g` is 1020. Takes the first of several
 * amounts, in the unit that comes next: `2 to 15 kg` begins at 2000.
 */
function toAmount({ name }: { name: string }, language: string): number {
  const letters = toLetterSize(name)
  if (letters !== undefined) return letters
  const [amount = '1'] = AMOUNT.exec(name) ?? []
  const share = [...name.matchAll(UNIT)].map(({ groups }) => findShare(groups?.unit ?? '')).find(Boolean) ?? 1
  const factors = amount.split('×').map((factor) => readNumber(factor, language) ?? UNREAD)
  return factors.reduce((whole, each) => whole * each, share)
}
