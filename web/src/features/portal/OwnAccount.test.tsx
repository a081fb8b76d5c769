// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownAccountExamples } from './OwnAccount.examples.tsx'

afterEach(cleanup)

test('buttons of forms with fields are solid, buttons of forms without fields are outlined', () => {
  render(ownAccountExamples['two-devices']().show)
  const looks = [
    'Save details',
    'Delete account for good',
    'Log out there',
    'Log out everywhere else',
    'Send me the link',
  ]
  const isQuiet = (name: string) => /outlined/.test(screen.getByRole('button', { name }).className)
  expect(looks.map(isQuiet)).toEqual([false, false, true, true, true])
})
