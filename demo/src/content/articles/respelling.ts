import { existsSync, readFileSync } from 'node:fs'
import type { BrandLocale } from '@menagerie/sites/brand-locale'

const ROOT = new URL('../../../articles/', import.meta.url)

/** Parses lines `words = other words`, one for each phrase that a country says differently from its language's files. */
export function parseRespelling(source: string): (text: string) => string {
  const pairs = source.split(/\r?\n/u).flatMap((line) => {
    const [from, to] = line.replace(/#.*/u, '').split(' = ')
    return from && to !== undefined ? [[from.trim(), to.trim()] as const] : []
  })
  if (pairs.length === 0) return (text) => text
  const others = new Map(pairs)
  const words = pairs.map(([from]) => from.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const pattern = new RegExp(
    `(?<![\\p{L}-])(${words.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
    'gu',
  )
  return (text) => text.replace(pattern, (found) => others.get(found) ?? found)
}

/** Reads the spellings of a site, from `demo/articles/{language}/{code}.txt`. */
export function readRespelling({ file, code }: BrandLocale): (text: string) => string {
  const path = new URL(`${file}/${code}.txt`, ROOT)
  return parseRespelling(existsSync(path) ? readFileSync(path, 'utf8') : '')
}
