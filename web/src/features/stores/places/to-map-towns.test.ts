import { beforeAll, expect, test } from 'vitest'
import type { PlaceFile } from './place-file.ts'
import { readGazetteer } from './read-gazetteer.ts'
import { toMapTowns } from './to-map-towns.ts'

let gazetteer: Map<string, PlaceFile>
beforeAll(() => {
  gazetteer = readGazetteer(['RU', 'UA', 'NL', 'DE', 'HU', 'BE'])
}, 120_000)

const namesOf = (country: string) => {
  const file = gazetteer.get(country)
  return file ? toMapTowns(file).map(([name]) => name) : []
}

test.each([
  ['RU', 'Йошкар-Ола', 120],
  ['UA', 'Макіївка', 90],
])('%s: the town names on the map have no Latin letters', (country, town, least) => {
  const names = namesOf(country)
  expect(names).toContain(town)
  expect(names.length).toBeGreaterThanOrEqual(least)
  expect(names.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([])
})

test.each([
  ['DE', 'Hamburg', ['Altona', 'Wandsbek', 'Harburg']],
  ['DE', 'Magdeburg', ['Neue Neustadt']],
  ['HU', 'Budapest', ['Budapest XI. kerület', 'Budapest XVIII. kerület']],
])('%s: %s is large enough to be named from afar, its districts are not', (country, town, parts) => {
  const file = gazetteer.get(country)
  const sizes = new Map(file && toMapTowns(file).map(([name, , , size]) => [name, size]))
  expect(sizes.get(town)).toBeGreaterThan(5)
  for (const part of parts) expect(sizes.get(part), part).toBeLessThan(4)
})

test('the Netherlands have more than 1,000 towns on the map', () => expect(namesOf('NL').length).toBeGreaterThan(1_000))

test('no town of Belgium is named in English', () => {
  const names = namesOf('BE')
  expect(names).toEqual(expect.arrayContaining(['Brussel / Bruxelles', 'Oostende', 'Antwerpen', 'Liège']))
  expect(names).not.toContain('Brussels')
})
