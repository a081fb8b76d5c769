import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import type { IsKeyName, TableLine } from './table-line.ts'

/** A site, country or language in a column name: `nl_NL`, `acme/nl_NL`, `NL`, `de`. */
const SCOPE = /^(?:[a-z][a-z0-9-]*\/)?[a-z]{2}(?:[_-][a-z]{2})?$/i

const wordOf = (cell: unknown): string => cleanLine(String(cell ?? ''))

/**
 * Merges a two-row header: a word over several columns, and below it the country of each (`Price` over `NL` and `DE`
 * becomes `Price:NL`, `Price:DE`). Undefined if the second row is not part of the header, for example because it
 * contains a product.
 */
export function joinScopes(head: TableLine, below: TableLine, isKeyName: IsKeyName): TableLine | undefined {
  const [names, scopes] = [head.cells.map(wordOf), below.cells.map(wordOf)]
  const isSame = (at: number) => toNameKey(scopes[at] ?? '') === toNameKey(names[at] ?? '')
  const told = scopes.flatMap((scope, at) => (scope === '' || isSame(at) ? [] : [{ scope, at }]))
  const areScopes = told.every(({ scope, at }) => SCOPE.test(scope) && !isKeyName(names[at] ?? ''))
  if (told.length === 0 || !areScopes) return undefined
  let name = ''
  const cells = Array.from({ length: Math.max(names.length, scopes.length) }, (_, at) => {
    // A cell that is merged over several columns has its value in the first one.
    name = names[at] || name
    const scope = told.find((each) => each.at === at)?.scope
    return scope === undefined ? (names[at] ?? '') : `${name}:${scope}`
  })
  return { where: head.where, cells }
}
