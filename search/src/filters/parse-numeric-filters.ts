import { refuseParameter } from '../port/read-parameter.ts'
import type { Filter } from '../port/search-params.ts'
import { readGroups } from './parse-facet-filters.ts'
import { parseTerm } from './parse-term.ts'
import { isAtEnd, type Scanner, skipSpaces } from './scanner.ts'

const ACCEPTED = 'a comparison or range of numbers, such as "price>=5" or "price:5 TO 10"'

/** Parses `numericFilters`: outer lists mean all, inner ones any; or one text with commas and parentheses. Throws `SearchError` 400. */
export function parseNumericFilters(name: string, value: unknown): Filter[][] {
  return readGroups(
    name,
    value,
    (text) => parseNumericFilter(name, text),
    () => true,
  )
}

function parseNumericFilter(name: string, text: string): Filter {
  const scanner: Scanner = { parameter: name, text: quoteName(text), at: 0 }
  const filter = parseTerm(scanner)
  skipSpaces(scanner)
  if (filter.kind !== 'number' || !isAtEnd(scanner)) throw refuseParameter(name, text, ACCEPTED)
  return filter
}

/** Quotes the name: here it may contain spaces or parentheses without quotes, as widgets write it. */
function quoteName(text: string): string {
  const end = text.search(/[<>=:]|!=/)
  const attribute = text.slice(0, Math.max(0, end)).trim()
  if (attribute === '' || attribute.startsWith('"') || attribute.startsWith("'")) return text
  return `"${attribute.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${text.slice(end)}`
}
