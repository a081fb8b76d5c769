import { toNumber } from '../port/read-parameter.ts'
import { SearchError } from '../port/search-error.ts'

/** Reads a filter text from left to right, each character a bounded number of times. */
export type Scanner = { readonly parameter: string; readonly text: string; at: number }

const SPACE = /\s/

export function skipSpaces(scanner: Scanner): void {
  while (scanner.at < scanner.text.length && SPACE.test(scanner.text.charAt(scanner.at))) scanner.at++
}

export function isAtEnd(scanner: Scanner): boolean {
  return scanner.at >= scanner.text.length
}

export function hasNext(scanner: Scanner, text: string): boolean {
  return scanner.text.startsWith(text, scanner.at)
}

/** Returns the next word, up to a space or parenthesis, without moving the scanner. */
export function peekWord(scanner: Scanner): string {
  let end = scanner.at
  while (end < scanner.text.length && !isWordEnd(scanner.text.charAt(end))) end++
  return scanner.text.slice(scanner.at, end)
}

function isWordEnd(character: string): boolean {
  return character === '(' || character === ')' || SPACE.test(character)
}

/** Reads a quoted text, or one up to where `isEnd` says or the word ends. A backslash escapes the next character. */
export function readFilterText(scanner: Scanner, expected: string, isEnd: (scanner: Scanner) => boolean): string {
  const quote = scanner.text.charAt(scanner.at)
  if (quote === '"' || quote === "'") return readQuoted(scanner, quote)
  const from = scanner.at
  const parts: string[] = []
  while (!isAtEnd(scanner) && !isWordEnd(scanner.text.charAt(scanner.at)) && !isEnd(scanner))
    parts.push(readOne(scanner))
  if (scanner.at === from) throw fail(scanner, expected)
  return parts.join('')
}

function readQuoted(scanner: Scanner, quote: string): string {
  const from = scanner.at
  const parts: string[] = []
  scanner.at++
  while (!isAtEnd(scanner)) {
    if (scanner.text.charAt(scanner.at) === quote) {
      scanner.at++
      return parts.join('')
    }
    parts.push(readOne(scanner))
  }
  scanner.at = from
  throw fail(scanner, `a closing ${quote}`)
}

function readOne(scanner: Scanner): string {
  if (scanner.text.charAt(scanner.at) === '\\' && scanner.at + 1 < scanner.text.length) scanner.at++
  return scanner.text.charAt(scanner.at++)
}

export function readFilterNumber(scanner: Scanner): number {
  skipSpaces(scanner)
  const word = peekWord(scanner)
  const number = toNumber(word)
  if (number === undefined) throw fail(scanner, 'a number')
  scanner.at += word.length
  return number
}

const SHOWN = 20

/** Returns an error that says what was expected at the scanner's position, with the text around it. `hint` is a sentence. */
export function fail(scanner: Scanner, expected: string, hint = ''): SearchError {
  const { parameter, text, at } = scanner
  const before = text.slice(Math.max(0, at - SHOWN), at).trimEnd()
  const after = text.slice(at, at + SHOWN)
  const place = `at character ${at + 1}${before === '' ? '' : `, after ${JSON.stringify(before)}`}`
  const found = after === '' ? 'the end' : JSON.stringify(after)
  return new SearchError(
    400,
    `Parameter ${parameter}: expected ${expected} ${place}, found ${found}.${hint === '' ? '' : ` ${hint}`}`,
  )
}
