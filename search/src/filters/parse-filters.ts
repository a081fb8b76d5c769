import { SearchError } from '../port/search-error.ts'
import type { Filter } from '../port/search-params.ts'
import { requireShort } from './parse-facet-filters.ts'
import { parseTerm } from './parse-term.ts'
import { fail, hasNext, isAtEnd, peekWord, type Scanner, skipSpaces } from './scanner.ts'

/** Most filters of a request, over all filter parameters: as many record ids as Algolia accepts. */
export const MAX_FILTERS = 1_000
/** Most filters that require a scan of the index each: numeric filters and negations. */
export const MAX_COSTLY_FILTERS = 200

type Group = { filters: Filter[]; hasParentheses: boolean }

/**
 * Parses the grammar of `filters` (contract C.4) in one pass. All groups must match, each by any of its filters.
 * Throws `SearchError` 400 with the position and what was expected.
 */
export function parseFilters(text: string, parameter = 'filters'): { groups: Filter[][]; warnings: string[] } {
  requireShort(parameter, text)
  const scanner: Scanner = { parameter, text, at: 0 }
  skipSpaces(scanner)
  if (isAtEnd(scanner)) return { groups: [], warnings: [] }
  const groups = parseGroups(scanner)
  const isMixed = groups.length > 1 && groups.some((group) => !group.hasParentheses && group.filters.length > 1)
  return {
    groups: groups.map((group) => group.filters),
    warnings: isMixed ? [`${parameter}: AND and OR without parentheses are read as AND of OR groups`] : [],
  }
}

function parseGroups(scanner: Scanner): Group[] {
  const groups: Group[] = []
  let count = 0
  for (;;) {
    skipSpaces(scanner)
    const group = hasNext(scanner, '(') ? parseParentheses(scanner) : parseAny(scanner)
    count += group.filters.length
    if (count > MAX_FILTERS) throw toTooMany(scanner.parameter)
    groups.push(group)
    skipSpaces(scanner)
    if (isAtEnd(scanner)) return groups
    if (peekWord(scanner) !== 'AND') throw toUnexpected(scanner, group)
    scanner.at += 3
  }
}

function parseParentheses(scanner: Scanner): Group {
  scanner.at++
  skipSpaces(scanner)
  if (hasNext(scanner, '(')) throw fail(scanner, 'a filter', 'Groups do not stand inside groups.')
  const { filters } = parseAny(scanner)
  if (peekWord(scanner) === 'AND') {
    throw fail(
      scanner,
      'OR or a closing parenthesis',
      'Parentheses hold filters joined by OR; AND stands between them.',
    )
  }
  if (!hasNext(scanner, ')')) {
    throw isAtEnd(scanner)
      ? fail(scanner, 'a closing parenthesis')
      : toUnexpected(scanner, { filters, hasParentheses: false })
  }
  scanner.at++
  return { filters, hasParentheses: true }
}

function parseAny(scanner: Scanner): Group {
  const filters: Filter[] = []
  for (;;) {
    skipSpaces(scanner)
    if (filters.length > 0 && hasNext(scanner, '(')) {
      throw fail(scanner, 'a filter', 'Write all that OR joins into one pair of parentheses.')
    }
    const from = scanner.at
    const filter = parseTerm(scanner)
    requireSameKind(scanner, filters[0], filter, from)
    filters.push(filter)
    if (filters.length > MAX_FILTERS) throw toTooMany(scanner.parameter)
    skipSpaces(scanner)
    if (peekWord(scanner) !== 'OR') return { filters, hasParentheses: false }
    scanner.at += 2
  }
}

function requireSameKind(scanner: Scanner, first: Filter | undefined, filter: Filter, from: number): void {
  if (first === undefined || toKind(first) === toKind(filter)) return
  scanner.at = from
  throw fail(scanner, toKind(first), 'OR joins filters of one kind: facets, tags or numbers.')
}

/** Names the kind of a filter for messages. */
function toKind(filter: Filter): string {
  if (filter.kind === 'number') return 'a filter on numbers'
  return filter.attribute === '_tags' ? 'a tag' : 'a filter on a facet'
}

export function toTooMany(parameter: string, most: number = MAX_FILTERS, kind = ''): SearchError {
  return new SearchError(400, `Parameter ${parameter}: expected at most ${most} filters${kind} in a request`)
}

function toUnexpected(scanner: Scanner, before: Group): SearchError {
  const word = peekWord(scanner)
  const expected = before.hasParentheses ? 'AND or the end' : 'AND, OR or the end'
  if (word === 'OR') {
    return fail(scanner, expected, 'Write all that OR joins into one pair of parentheses.')
  }
  if (['and', 'or'].includes(word.toLowerCase())) {
    return fail(scanner, expected, `Operators are written in capitals: ${word.toUpperCase()}.`)
  }
  const last = before.filters.at(-1)
  if (last?.kind === 'facet' && last.value.toLowerCase() === 'not') {
    return fail(scanner, expected, 'Operators are written in capitals: NOT.')
  }
  return fail(scanner, expected, 'Names and values with spaces or parentheses are written in quotes.')
}
