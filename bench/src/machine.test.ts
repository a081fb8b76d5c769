import { expect, it } from 'vitest'
import { findMissing } from './machine.ts'

it('names the missing tools and how to install them', () => {
  const has = (name: string) => name === 'taskset'
  expect(findMissing(['nginx', 'wrk', 'taskset'], has)).toBe(
    'no nginx, wrk here (Debian: apt-get install nginx-light wrk)',
  )
  expect(findMissing(['taskset'], has)).toBeUndefined()
})
