import { expect, test } from 'vitest'
import { describeVersion } from './describe-version.ts'
import { foldDrafts } from './fold-drafts.ts'

const version = (id: string, by: string, isDraft: boolean, isOwn = false) => ({ id, by, isDraft, isOwn })

test('consecutive drafts of a person are grouped under their publish or their newest draft', () => {
  const groups = foldDrafts(
    [
      version('7', 'Anna', true),
      version('6', 'Anna', true),
      version('5', 'Bert', false),
      version('4', 'Bert', true),
      version('3', 'Bert', true),
      version('2', 'Anna', true),
      version('1', 'Anna', false),
    ],
    (each) => each,
  )
  expect(groups.map(({ shown, earlier }) => [shown.id, earlier.map(({ id }) => id)])).toEqual([
    ['7', ['6']],
    ['5', ['4', '3']],
    ['2', []],
    ['1', []],
  ])
})

const stored = (savedBy: string, more = {}) => ({
  version: { _status: 'draft', savedBy, savedOver: null, deletedAt: null, ...more },
})

test.each([
  ['turned down', stored('Anna (turned down)')],
  ['that overwrote unseen changes', stored('Anna', { savedOver: true })],
  ['put into the bin', stored('Anna', { deletedAt: '2026-11-28T10:00:00.000Z' })],
])('a version %s is shown on its own', (_, version) => {
  const groups = foldDrafts([stored('Anna'), version, version, stored('Anna')], describeVersion)
  expect(groups.map(({ earlier }) => earlier.length)).toEqual([0, 0, 0, 0])
})

test('drafts of two people with the same name are not grouped together', () => {
  const [first, second] = [stored('Anna', { saverId: 'a' }), stored('Anna', { saverId: 'b' })]
  const groups = foldDrafts([first, first, second], describeVersion)
  expect(groups.map(({ earlier }) => earlier.length)).toEqual([1, 0])
})
