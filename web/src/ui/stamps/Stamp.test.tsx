// @vitest-environment jsdom
import { STAMPS } from '@menagerie/contract/stamps'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Stamp } from './Stamp.tsx'
import { STAMP_DRAWINGS } from './stamp-drawings.ts'

afterEach(cleanup)

test('each stamp has its own drawing, which stays inside its seal', () => {
  expect(new Set(Object.values(STAMP_DRAWINGS)).size).toBe(STAMPS.length)
  for (const name of STAMPS) {
    for (const [, x, y] of STAMP_DRAWINGS[name].matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Math.hypot(Number(x) - 32, Number(y) - 32), `${name} at ${x} ${y}`).toBeLessThan(26)
    }
  }
})

test('the joints stamp has the green seal, and stamps are hidden from screen readers', () => {
  const lineOf = (name: (typeof STAMPS)[number]) => {
    const { container } = render(<Stamp name={name} />)
    const svg = container.querySelector('svg')
    return [svg?.dataset.line, svg?.getAttribute('aria-hidden')]
  }
  expect(lineOf('joints')).toEqual(['green', 'true'])
  expect(lineOf('dog')).toEqual(['animal', 'true'])
})
