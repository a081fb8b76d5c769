import type { Language } from '@menagerie/sites/brand-locale'
import { formatContents } from '../content/measures/format-measures.ts'
import type { Contents } from '../content/products/family.ts'
import { toBarcode, toInnerCase } from '../content/products/to-facts.ts'
import type { Facts, ProductText } from '../content/schema.ts'
import { TERM_CODES } from '../content/terms/codes.ts'
import { findLabel } from '../content/terms/terms.ts'
import type { Base, BaseText } from './bases.ts'
import { toSlug } from './lines.ts'
import { mixSections } from './mix-sections.ts'
import { createWorldRandom, type WorldRandom } from './random.ts'
import { varyContents } from './vary-contents.ts'

type InventedProduct = { facts: Facts; texts: ReadonlyMap<string, ProductText> }

export type Catalogue = {
  seed: number
  bases: readonly Base[]
  lines: readonly string[]
  languages: readonly Language[]
  languageOf: ReadonlyMap<string, Language>
}

/** Makes a number of nine digits. It begins with 9, which the catalogue does not use; two digits are for the seed and six count. */
const toSku = (seed: number, number: number): string =>
  `9${String(seed).padStart(2, '0')}${String(number).padStart(6, '0')}`

/**
 * Invents a product by number: a product of the demo in another line, amount, flavour or colour, with words of a second one for
 * the same animal. It depends only on the seed and the number, so any part of a big world is the same in every run.
 */
export function inventProduct(catalogue: Catalogue, number: number): InventedProduct {
  const { seed, bases, lines } = catalogue
  const random = createWorldRandom(seed, `product ${number}`)
  const base = take(bases, number)
  const line = take(lines, toLineNumber(base, number, bases))
  const look = toLook(base, random)
  const sku = toSku(seed, number)
  const texts = [...base.texts].map(([site, text]): [string, ProductText] => {
    const language = catalogue.languageOf.get(site) ?? 'en'
    const friend = random.pick(friendsOf(base, bases)).texts.get(site) ?? text
    return [site, toText({ base: text, friend, sku, line, look, language, edition: toEdition(seed) })]
  })
  return { facts: toFacts(catalogue, { base, sku, line, look, number }), texts: new Map(texts) }
}

/** Numbers the lines. Every family starts at another line and its products alternate, so no name comes twice. */
function toLineNumber({ place, siblings }: Base, number: number, bases: readonly Base[]): number {
  const first = (number % bases.length) - place
  return Math.floor(number / bases.length) * siblings + place + first * 37
}

type FamilyTraits = { contents: Contents; factor: number; flavor?: string; color?: string }

/** Varies what differs among the products of its family. */
function toLook({ family, variant, facts }: Base, random: WorldRandom): FamilyTraits {
  const { flavor = [] } = facts.facets
  return {
    ...varyContents(variant.contents, random),
    ...(family.variants.some((other) => other.flavor) &&
      flavor.length > 0 && { flavor: random.pick(TERM_CODES.flavor) }),
    ...(family.variants.some((other) => other.color) && { color: random.pick(TERM_CODES.color) }),
  }
}

type ProductDraft = { base: Base; sku: string; line: string; look: FamilyTraits; number: number }

function toFacts({ seed, bases, languages }: Catalogue, { base, sku, line, look, number }: ProductDraft): Facts {
  const { facts } = base
  const words = base.texts.values().next().value?.words
  const before = [number - bases.length, number - 1].filter((other) => other >= 0)
  return {
    ...facts,
    sku,
    name: `${line} ${words?.name ?? facts.name}, ${formatAmount('en', look.contents)}`,
    barcode: toBarcode(sku),
    euros: Math.max(1, Math.floor(facts.euros * look.factor ** 0.85)) - 0.05,
    variantGroup: `${toSlug(line)}-${base.family.key}`,
    related: [...before.map((other) => toSku(seed, other)), facts.sku],
    facets: {
      ...facts.facets,
      ...(look.flavor && { flavor: [look.flavor] }),
      ...(look.color && { color: [look.color] }),
    },
    specification: toSpecification(facts, languages, look),
  }
}

function toSpecification(
  { specification }: Facts,
  languages: readonly Language[],
  look: FamilyTraits,
): Facts['specification'] {
  const inLanguages = (toText: (language: Language) => string | undefined) =>
    Object.fromEntries(languages.map((language) => [language, toText(language) ?? '']))
  const kept = Object.entries(specification).map(([row, texts]) => [row, inLanguages((language) => texts?.[language])])
  return {
    ...Object.fromEntries(kept),
    contents: inLanguages((language) => formatAmount(language, look.contents)),
    ...(look.flavor && { flavor: inLanguages((language) => findLabel(language, `flavor/${look.flavor}`)) }),
    ...(look.color && { color: inLanguages((language) => findLabel(language, `color/${look.color}`)) }),
  }
}

type InventedTexts = {
  base: BaseText
  friend: BaseText
  sku: string
  line: string
  look: FamilyTraits
  language: Language
  edition: string
}

/** Part of addresses, so that worlds of several seeds can exist side by side. */
export const toEdition = (seed: number): string => (seed === 1 ? '' : `edition-${seed}`)

function toText({ base: { text, words }, friend, sku, line, look, language, edition }: InventedTexts): ProductText {
  const { leaflets: _own, amazon_asin: _asin, ...kept } = text
  const mark = toMarks(language, look)
  const name = `${line} ${words.name}${mark}`
  return {
    ...kept,
    sku,
    name,
    title: `${line} ${words.name}, ${words.kind}${mark}`,
    url_key: [toSlug(line), words.slug, look.flavor ?? look.color, toAddress(look.contents), edition]
      .filter(Boolean)
      .join('-'),
    meta_description: `${name}. ${words.meta}`,
    usps: [...new Set([...text.usps.slice(0, 2), ...friend.text.usps.slice(-2)])],
    description: mixSections(text.description, friend.text.description),
    ...(text.product_links && {
      product_links: text.product_links.map((link) => ({ ...link, url: link.url.replace(text.sku, sku) })),
    }),
    ...(text.webshop_url && { webshop_url: text.webshop_url.replace(text.url_key, sku) }),
  }
}

function toMarks(language: Language, { contents, flavor, color }: FamilyTraits): string {
  const label = (flavor && `flavor/${flavor}`) || (color && `color/${color}`)
  const amount = contents.pieces === 1 ? undefined : formatAmount(language, contents)
  const marks = [label && toInnerCase(language, findLabel(language, label) ?? ''), amount]
  return marks.map((mark) => (mark ? `, ${mark}` : '')).join('')
}

/** `12-85-g`, the same in every language. */
const toAddress = (contents: Contents): string =>
  Object.entries(contents)
    .filter(([unit, value]) => unit !== 'pieces' || value !== 1)
    .map(([unit, value]) => (['ml', 'l', 'g', 'kg', 'm'].includes(unit) ? `${value}-${unit}` : value))
    .join('-')
    .replaceAll('.', '-')

const amounts = new Map<string, string>()

/** Formats an amount and keeps the result, because there are only a few thousand. */
function formatAmount(language: Language, contents: Contents): string {
  const key = `${language} ${JSON.stringify(contents)}`
  const known = amounts.get(key)
  if (known !== undefined) return known
  const amount = formatContents(language, contents)
  amounts.set(key, amount)
  return amount
}

const friends = new WeakMap<Base, readonly Base[]>()

/** Returns products for the same animal and department, or else for the same animal. Those with other words come first. */
function friendsOf(base: Base, bases: readonly Base[]): readonly Base[] {
  const known = friends.get(base)
  if (known !== undefined) return known
  const others = bases.filter(({ family }) => family !== base.family && family.animal === base.family.animal)
  const near = others.filter(({ family }) => family.department === base.family.department)
  const found = [near, others, [base]].find((list) => list.length > 0) ?? [base]
  friends.set(base, found)
  return found
}

function take<T>(items: readonly T[], at: number): T {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to make a big world of')
  return item
}
