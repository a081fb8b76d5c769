import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type LiteralElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { BrandLocale } from './brand-locale.ts'
import { createTranslate } from './messages.ts'
import type { Translate } from './translate.ts'

/** Neither the catalogues nor editors use these brackets, so a text outside of them comes from no catalogue. */
export const PSEUDO_START = '⟦'
export const PSEUDO_END = '⟧'

/** German is that much longer than English in the longest texts. */
const GROWTH = 0.4
const WORD = 'wwwwww '
const ACUTE = '\u0301'

const translators = new Map<string, Translate>()

/** Returns texts with accents on every letter, 40% longer, in brackets: untranslated text is seen at a glance. */
export function pseudoTranslator(site: BrandLocale): Translate {
  const known = translators.get(site.iso)
  if (known !== undefined) return known
  const made = createTranslate(site, toPseudoMessage)
  translators.set(site.iso, made)
  return made
}

/** Keeps placeholders, plural forms and `<link>` as they are. */
export function toPseudoMessage(message: string): MessageFormatElement[] {
  const elements = parse(message, { ignoreTag: true })
  const missing = Math.ceil(lengthOf(elements) * GROWTH)
  const filler = missing === 0 ? '' : ` ${WORD.repeat(missing).slice(0, missing).trim()}`
  return [toLiteral(PSEUDO_START), ...elements.map(accent), toLiteral(`${accentText(filler)}${PSEUDO_END}`)]
}

function accent(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return toLiteral(accentText(element.value))
  if (!isPluralElement(element) && !isSelectElement(element)) return element
  const options = Object.entries(element.options).map(([name, option]) => {
    return [name, { ...option, value: option.value.map(accent) }] as const
  })
  return { ...element, options: Object.fromEntries(options) }
}

function accentText(text: string): string {
  const parts = text.split(/(<[^>]*>)/)
  return parts.map((part) => (part.startsWith('<') ? part : part.replace(/\p{L}/gu, addAccent))).join('')
}

function addAccent(letter: string): string {
  return `${letter}${ACUTE}`.normalize('NFC')
}

function toLiteral(value: string): LiteralElement {
  return { type: TYPE.literal, value }
}

/** Counts the letters of the text; of plural forms it counts the longest. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (isLiteralElement(element)) return sum + element.value.length
    if (!isPluralElement(element) && !isSelectElement(element)) return sum
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
  }, 0)
}
