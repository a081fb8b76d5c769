import { beforeAll, expect, test } from 'vitest'
import type { PlaceFile } from './place-file.ts'
import { readGazetteer } from './read-gazetteer.ts'
import { toMapTowns } from './to-map-towns.ts'

let gazetteer: Map<string, PlaceFile>
beforeAll(() => {
  gazetteer = readGazetteer(['RU', 'UA', 'NL'])
}, 120_000)

const namesOf = (country: string) => {
  const file = gazetteer.get(country)
  return file ? toMapTowns(file).map(([name]) => name) : []
}

test.each([
  ['RU', 'Йошкар-Ола', 120],
  ['UA', 'Макіївка', 90],
])('%s: the map is written in one alphabet', (country, town, least) => {
  const names = namesOf(country)
  expect(names).toContain(town)
  expect(names.length).toBeGreaterThanOrEqual(least)
  expect(names.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([])
})

test('others keep all their towns', () => expect(namesOf('NL').length).toBeGreaterThan(1_000))
