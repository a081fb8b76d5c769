import { expect, test } from 'vitest'
import { isInSameWindow, isOpenIn } from './same-window.ts'

const OPEN = 'https://tailwell.example/__preview/tailwell/nl_NL/advies/?mode=edit&at=own&token=a'

test.each([
  ['another page and permission', OPEN.replace('advies', 'honden').replace('token=a', 'token=b'), true],
  ['another mode', OPEN.replace('mode=edit', 'mode=preview'), false],
  ['another country of the brand: it has a header and permissions of its own', OPEN.replace('nl_NL', 'de_DE'), false],
  [
    'another brand',
    OPEN.replace('tailwell.example', 'aldergrove.example').replace('/tailwell/', '/aldergrove/'),
    false,
  ],
])('the preview window is reused only within one site and mode: %s (%#)', (_, wanted, isSame) => {
  expect(isInSameWindow(OPEN, wanted)).toBe(isSame)
})

test('the window is reopened for another mode at once, and for another site when the answer arrives', () => {
  const german = OPEN.replace('nl_NL', 'de_DE')
  expect([isOpenIn(undefined, 'edit', OPEN), isOpenIn(OPEN, 'preview', undefined)]).toEqual([false, false])
  expect([isOpenIn(OPEN, 'edit', undefined), isOpenIn(OPEN, 'edit', OPEN)]).toEqual([true, true])
  expect(isOpenIn(OPEN, 'edit', german)).toBe(false)
})
