import { expect, test } from 'vitest'
import { foldDrafts } from './fold-drafts.ts'

const version = (id: string, by: string, isDraft: boolean, isOwn = false) => ({ id, by, isDraft, isOwn })

test('drafts of a person fold into what they led to: a publish, or the newest of them', () => {
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

test('what was turned down or saved over shows by itself', () => {
  const groups = foldDrafts(
    [version('3', 'Anna', true), version('2', 'Anna', true, true), version('1', 'Anna', true)],
    (each) => each,
  )
  expect(groups.map(({ shown }) => shown.id)).toEqual(['3', '2', '1'])
})
