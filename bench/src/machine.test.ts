import { expect, it } from 'vitest'
import { findMissing } from './machine.ts'

it('says what is missing and how to get it', () => {
  const has = (name: string) => name === 'taskset'
  expect(findMissing(['nginx', 'wrk', 'taskset'], has)).toBe(
    'no nginx, wrk here (Debian: apt-get install nginx-light wrk)',
  )
  expect(findMissing(['taskset'], has)).toBeUndefined()
})
