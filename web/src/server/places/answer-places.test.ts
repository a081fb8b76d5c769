import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { store } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { PlaceQuestion } from '../../platform/geocode.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { answerPlaces } from './answer-places.ts'

const ZEIST: VisitorPlace = { name: 'Zeist', region: 'Utrecht', country: 'NL', lat: 52.09, lng: 5.23 }
const UTRECHT = { name: 'Dier', city: 'Zwolle', postal_code: '8011', lat: '52.5', lng: '6.1' }

function answerer(told: readonly VisitorPlace[]) {
  const questions: PlaceQuestion[] = []
  const answer = answerPlaces({
    brandOf: () => 'tailwell',
    places: () => undefined,
    geocode: async (question) => {
      questions.push(question)
      return told
    },
    readerOf: ({ id }) => createTestContext(id, [store('s', UTRECHT)]).reader,
  })
  return { answer, questions }
}

test('suggestions are the places of the service, each once and at most six', async () => {
  const others = Array.from({ length: 8 }, (_, at) => ({ ...ZEIST, name: `Zeist ${at}` }))
  const { answer, questions } = answerer([ZEIST, others[0] ?? ZEIST, { ...ZEIST, lat: 1 }, ...others])
  const { json } = await answer('localhost', 'nl-NL', { text: 'zei' })
  expect('places' in json && json.places.map(({ label }) => label)).toEqual(
    ['Zeist', 'Zeist 0', 'Zeist 1', 'Zeist 2', 'Zeist 3', 'Zeist 4'].map((name) => `${name}, Utrecht`),
  )
  expect('places' in json && json.places[0]?.lat).toBe(52.09)
  expect(questions).toEqual([{ text: 'zei', country: 'NL', language: 'nl-NL', for: 'suggestions' }])
})

test('the international site searches in all countries, and an empty text asks nothing', async () => {
  const { answer, questions } = answerer([ZEIST])
  const { iso } = findById('tailwell/en_US') ?? { iso: '' }
  const { json } = await answer('localhost', iso, { text: 'zei' })
  expect('places' in json && json.places.map(({ label }) => label)).toEqual(['Zeist, Utrecht, NL'])
  await answer('localhost', iso, { text: ' ' })
  expect(questions.map(({ country }) => country)).toEqual([undefined])
})

test('where the service returns nothing, the places of stores are suggested', async () => {
  const { json } = await answerer([]).answer('localhost', 'nl-NL', { text: '8011' })
  expect('places' in json && json.places.map(({ label }) => label)).toEqual(['8011 Zwolle'])
})

test.each(['???', '…', '🐶', '\u00A0\u200B'])(
  'a text without letters or digits finds no place and asks nothing: %j',
  async (text) => {
    const { answer, questions } = answerer([ZEIST])
    expect(await answer('localhost', 'nl-NL', { text: text })).toEqual({ status: 200, json: { places: [] } })
    expect(questions).toEqual([])
  },
)
