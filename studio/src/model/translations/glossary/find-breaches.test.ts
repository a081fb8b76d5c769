import { expect, test } from 'vitest'
import { findBreaches } from './find-breaches.ts'

const PET = { say: 'Tier', never: ['Haustier*', 'Vierbeiner'], note: 'Zu niedlich' }

test('a forbidden term is found as a whole word in any case, with any ending after an asterisk', () => {
  expect(findBreaches('Ihr Haustier und andere HAUSTIERE', [PET])).toEqual([
    { never: 'Haustier', say: 'Tier', note: 'Zu niedlich' },
    { never: 'HAUSTIERE', say: 'Tier', note: 'Zu niedlich' },
  ])
  expect(findBreaches('Vierbeinerin', [PET])).toEqual([])
  expect(findBreaches('Ein Vierbeiner.', [PET])).toHaveLength(1)
})

test('forbidden terms in other scripts, of several words and with signs are found', () => {
  expect(findBreaches('Ваш питомец ждёт', [{ say: 'животное', never: ['питом*'] }])).toMatchObject([
    { never: 'питомец' },
  ])
  expect(findBreaches('Dry  pet food here', [{ say: 'kibble', never: ['dry pet food'] }])).toHaveLength(1)
  expect(findBreaches('C++ (oud)', [{ say: 'nieuw', never: ['(oud)', 'C++'] }])).toHaveLength(2)
})

test('a preferred term may contain a forbidden one, and a rule without words marks nothing', () => {
  const rule = { say: 'cat litter tray', never: ['litter tray'] }
  expect(findBreaches('A cat litter tray', [rule])).toEqual([])
  expect(findBreaches('A cat litter tray, a litter tray', [rule])).toHaveLength(1)
  expect(findBreaches('Anything', [{ say: 'x', never: ['', '*', ' '] }])).toEqual([])
})
