import type { RedirectTarget } from '@menagerie/contract/redirect'
import { expect, test } from 'vitest'
import { toRedirectAnswer, toTargetName } from './to-redirect-answer.ts'

const paths = new Map([
  [toTargetName('page', 'home'), ''],
  [toTargetName('product', '100'), 'honden/brokken'],
])
const locationOf = (to: RedirectTarget) =>
  toRedirectAnswer(
    { key: 'r', path: 'oud', body: { from: 'oud', match: 'exact', to, status: 301, keepRest: false } },
    paths,
  ).location

test.each<[RedirectTarget, string | undefined]>([
  [{ type: 'entry', kind: 'page', key: 'home' }, '/'],
  [{ type: 'entry', kind: 'product', key: '100' }, '/honden/brokken/'],
  [{ type: 'entry', kind: 'article', key: '100' }, undefined],
  [{ type: 'path', path: '' }, '/'],
  [{ type: 'path', path: 'nieuws' }, '/nieuws/'],
  [{ type: 'external', url: 'https://shop.example/a?b' }, 'https://shop.example/a?b'],
])('a redirect to %j has the location %s', (to, expected) => {
  expect(locationOf(to)).toBe(expected)
})
