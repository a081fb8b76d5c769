import { pathSchema } from '@menagerie/contract/entry'
import { expect, test } from 'vitest'
import { toAddress } from './to-address.ts'

test.each([
  ['Gezond gebit: 5 tips', 'gezond-gebit-5-tips'],
  ['Für große Hunde', 'fur-grosse-hunde'],
  ['L’été à la campagne', 'lete-a-la-campagne'],
  ['Příliš žluťoučký kůň', 'prilis-zlutoucky-kun'],
  ['Здоровые зубы', 'zdorovye-zuby'],
  ['Їжа для щенят', 'yizha-dlya-shchenyat'],
  ['Smørrebrød på ærø', 'smorrebrod-pa-aero'],
])('%s → %s', (title, address) => {
  expect(toAddress(title)).toBe(address)
  expect(pathSchema.safeParse(address).success).toBe(true)
})

test('a title without letters proposes nothing', () => {
  expect(toAddress(' … !')).toBe('')
})
