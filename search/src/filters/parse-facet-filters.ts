import { MAX_LIST, refuseParameter } from '../port/read-parameter.ts'
import { SearchError } from '../port/search-error.ts'
import type { Filter } from '../port/search-params.ts'

/** Enough for a thousand record ids with their names; real filters are far shorter. */
const MAX_FILTER_TEXT = 64_000
/** Scores are summed in 16 bits. */
export const MAX_SCORE = 65_535

/** Parses `facetFilters` and `optionalFilters`: outer lists mean all, inner ones any. `name` is the parameter's, for messages. Throws `SearchError` 400. */
export function parseFacetFilters(name: string, value: unknown): Filter[][] {
  return readGroups(name, value, (text) => parseFacetFilter(name, text), isFacetText)
}

/** Parses `tagFilters`: like `facetFilters`, each text a value of `_tags`. */
export function parseTagFilters(name: string, value: unknown): Filter[][] {
  return readGroups(
    name,
    value,
    (text) => ({ kind: 'facet', attribute: '_tags', ...toValue(text) }),
    () => true,
  )
}

/**
 * Parses the shapes that all list parameters share: a text, or texts in lists two deep. A single text may hold several: commas
 * mean all, parentheses any. It is only split when every part passes `isOne`, as a comma may belong to a value.
 */
export function readGroups(
  name: string,
  value: unknown,
  read: (text: string) => Filter,
  isOne: (text: string) => boolean,
): Filter[][] {
  if (value === undefined) return []
  const lists = typeof value === 'string' ? splitText(requireShort(name, value), isOne) : value
  if (!Array.isArray(lists)) throw refuseParameter(name, value, 'a text or a list of texts')
  if (lists.length > MAX_LIST) throw refuseParameter(name, value, `at most ${MAX_LIST} filters`)
  const groups = lists.map((group: unknown) => {
    const texts: unknown[] = Array.isArray(group) ? group : [group]
    return texts.flatMap((text) => {
      if (Array.isArray(text)) throw refuseParameter(name, text, 'lists at most two deep: outer all, inner any')
      if (typeof text !== 'string') throw refuseParameter(name, text, 'a text such as "brand:Acme"')
      return requireShort(name, text).trim() === '' ? [] : [read(text)]
    })
  })
  return groups.filter((group) => group.length > 0)
}

/** Throws `SearchError` 400 for a text too long for any real filter, before it is parsed. */
export function requireShort(name: string, text: string): string {
  if (text.length <= MAX_FILTER_TEXT) return text
  throw new SearchError(400, `Parameter ${name}: expected at most ${MAX_FILTER_TEXT} characters, not ${text.length}`)
}

function splitText(text: string, isOne: (text: string) => boolean): string[][] {
  const groups = toParts(text)
  return groups.every((group) => group.every(isOne)) ? groups : [[text]]
}

function toParts(text: string): string[][] {
  const groups: string[][] = [[]]
  let from = 0
  let isInside = false
  const close = (to: number) => {
    groups.at(-1)?.push(text.slice(from, to).trim())
    from = to + 1
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '(' && text.slice(from, i).trim() === '') {
      isInside = true
      from = i + 1
    } else if (character === ')' && isInside) {
      close(i)
      isInside = false
      // Nothing may stand between this and the next comma.
      const comma = text.indexOf(',', i)
      if (comma === -1) return groups
      from = comma + 1
      i = comma
      groups.push([])
    } else if (character === ',') {
      close(i)
      if (!isInside) groups.push([])
    }
  }
  close(text.length)
  return groups
}

function isFacetText(text: string): boolean {
  return text.indexOf(':') > 0
}

/** Splits at the first colon; quotes are part of the value, as with Algolia. */
function parseFacetFilter(name: string, text: string): Filter {
  const colon = text.indexOf(':')
  if (colon < 1) throw refuseParameter(name, text, 'an attribute, a colon and a value, such as "brand:Acme"')
  return { kind: 'facet', attribute: text.slice(0, colon).trim(), ...toValue(text.slice(colon + 1)) }
}

function toValue(text: string): { value: string; isNot: boolean; score: number } {
  const { rest, score } = takeScore(text.trim())
  if (rest.startsWith('-')) return { value: rest.slice(1), isNot: true, score }
  return { value: rest.startsWith('\\-') ? rest.slice(1) : rest, isNot: false, score }
}

function takeScore(text: string): { rest: string; score: number } {
  const at = text.endsWith('>') ? text.lastIndexOf('<score=') : -1
  const digits = at === -1 ? '' : text.slice(at + 7, -1)
  if (!/^\d{1,9}$/.test(digits)) return { rest: text, score: 1 }
  return { rest: text.slice(0, at).trimEnd(), score: Math.min(Number(digits), MAX_SCORE) }
}
