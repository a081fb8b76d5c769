import type { Filter, NumericOperator } from '../port/search-params.ts'
import { MAX_SCORE } from './parse-facet-filters.ts'
import {
  fail,
  hasNext,
  isAtEnd,
  peekWord,
  readFilterNumber,
  readFilterText,
  type Scanner,
  skipSpaces,
} from './scanner.ts'

/** Longer operators first. */
const OPERATORS = ['<=', '>=', '!=', '<', '=', '>'] as const satisfies NumericOperator[]
const SCORE = '<score='

/** Parses one filter of the grammar: `brand:Acme`, `price >= 5`, `price:5 TO 10`, `_tags:new`, `new`, with or without `NOT`. */
export function parseTerm(scanner: Scanner): Filter {
  const isNot = readNot(scanner)
  if (isAtEnd(scanner) || hasNext(scanner, ')')) throw fail(scanner, 'a filter')
  const word = peekWord(scanner)
  if (word === 'AND' || word === 'OR') throw fail(scanner, 'a filter')
  const name = readFilterText(scanner, 'a filter', isNameEnd)
  skipSpaces(scanner)
  if (hasNext(scanner, ':')) {
    scanner.at++
    return { ...parseValue(scanner, name), isNot }
  }
  const operator = hasNext(scanner, SCORE) ? undefined : OPERATORS.find((one) => hasNext(scanner, one))
  if (operator === undefined) {
    return { kind: 'facet', attribute: '_tags', value: name, isNot, score: readScore(scanner) }
  }
  scanner.at += operator.length
  return { kind: 'number', attribute: name, operator, value: readFilterNumber(scanner), isNot }
}

function readNot(scanner: Scanner): boolean {
  skipSpaces(scanner)
  if (peekWord(scanner) !== 'NOT') return false
  scanner.at += 3
  skipSpaces(scanner)
  if (hasNext(scanner, '(')) throw fail(scanner, 'one filter', 'NOT stands before each filter, not before a group.')
  return true
}

function isNameEnd(scanner: Scanner): boolean {
  const character = scanner.text.charAt(scanner.at)
  return ':<=>'.includes(character) || hasNext(scanner, '!=')
}

function parseValue(scanner: Scanner, attribute: string): Filter {
  skipSpaces(scanner)
  const from = scanner.at
  const value = readFilterText(scanner, 'a value', (inside) => hasNext(inside, SCORE))
  const end = scanner.at
  skipSpaces(scanner)
  if (peekWord(scanner).toUpperCase() === 'TO') {
    scanner.at = from
    const lower = readFilterNumber(scanner)
    skipSpaces(scanner)
    scanner.at += 2
    return { kind: 'number', attribute, from: lower, to: readFilterNumber(scanner), isNot: false }
  }
  scanner.at = end
  return { kind: 'facet', attribute, value, isNot: false, score: readScore(scanner) }
}

function readScore(scanner: Scanner): number {
  if (!hasNext(scanner, SCORE)) return 1
  const from = scanner.at + SCORE.length
  const end = scanner.text.indexOf('>', from)
  const digits = end === -1 || end - from > 9 ? '' : scanner.text.slice(from, end)
  if (!/^\d+$/.test(digits)) throw fail(scanner, 'a score such as <score=2>')
  scanner.at = end + 1
  return Math.min(Number(digits), MAX_SCORE)
}
