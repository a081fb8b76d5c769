import { readFileSync } from 'node:fs'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { isInternational } from '@menagerie/sites/sites-of-store'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldPlaceName } from './fold.ts'
import { type PlaceFile, WORLD } from './place-file.ts'
import { createPlaceIndex } from './place-index.ts'
import { readGazetteer } from './read-gazetteer.ts'

const RIGHT = 0.95
const QUERIES = 40
const READING_MS = 120_000

type Judged = { code: string; rows: { query: string; town: string }[] }

const judged: Judged[] = readFileSync(new URL('./judged-places.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => {
    const [code = '', ...lines] = part.trim().split('\n')
    const rows = lines.flatMap((line) => line.split('; ').map((row) => row.split('=')))
    return { code, rows: rows.map(([query = '', town = '']) => ({ query, town })) }
  })
const sites = judged.map(({ code, rows }) => ({ code, rows, site: BRAND_LOCALES.find((each) => each.code === code) }))

let gazetteer: Map<string, PlaceFile>
beforeAll(() => {
  gazetteer = readGazetteer([...new Set(sites.map(({ site }) => site?.country ?? ''))])
}, READING_MS)

describe('town names as visitors type them, with typos and in other languages', () => {
  test('every locale has its list', () => {
    const languages = new Set(BRAND_LOCALES.map(({ code }) => code))
    expect(new Set(judged.map(({ code }) => code))).toEqual(languages)
  })

  test.each([
    ['DE', 'Kassel', 'de'],
    ['RU', 'Казань', 'ru'],
    ['FI', 'Tampere', 'fi'],
  ])('%s: %s, spelled correctly, finds no town that differs by a letter', (country, query, language) => {
    const file = gazetteer.get(country)
    if (!file) throw new Error(`${country} has no places`)
    const names = createPlaceIndex(file)
      .find(query, { language, limit: 6 })
      .map(({ name }) => name)
    expect(names[0]).toBe(query)
    const begun = foldPlaceName(query, country)
    expect(names.filter((name) => !foldPlaceName(name, country).startsWith(begun))).toEqual([])
  })

  test.each(sites)('$code: the right town comes first for at least 95 in 100 queries', ({ code, rows, site }) => {
    const file = gazetteer.get(site && isInternational(site) ? WORLD : (site?.country ?? ''))
    if (!site || !file) throw new Error(`${code} has no places`)
    expect(rows.length).toBeGreaterThanOrEqual(QUERIES)
    const index = createPlaceIndex(file)
    const wrong = rows.flatMap(({ query, town }) => {
      const [first] = index.find(query, { language: site.file, limit: 1 })
      const name = first?.name ?? 'nothing'
      // The gazetteer has small towns of countries with Cyrillic script only in Latin letters.
      return foldPlaceName(name, file.country) === foldPlaceName(town, file.country)
        ? []
        : [`${query}: ${name}, not ${town}`]
    })
    expect(wrong.length / rows.length, wrong.join('\n')).toBeLessThanOrEqual(1 - RIGHT)
  })
})
