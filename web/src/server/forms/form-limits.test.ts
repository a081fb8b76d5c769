import { expect, test } from 'vitest'
import { ALONE, type Workers } from '../../processes/workers.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { FormLimits } from './form-limits.ts'

/** Limit of the contact form: five in ten minutes. */
const POSTS = 5

const open = () => new FormLimits(createStandInSite().parts.forms, ALONE)
const post = (limits: FormLimits, address: string) => limits.take('contact', address, 0) === 0

test('all addresses of one household count as one visitor', () => {
  const limits = open()
  const posts = Array.from({ length: POSTS + 1 }, (_, n) => post(limits, `2001:db8:0:1::${n}`))
  expect(posts).toEqual([...Array.from({ length: POSTS }, () => true), false])
  expect(post(limits, '2001:db8:0:2::1')).toBe(true)
})

test('the networks of one customer together get the limit of four households', () => {
  const limits = open()
  const posts = Array.from({ length: 100 }, (_, n) => post(limits, `2001:db8:0:${n.toString(16)}::1`))
  expect(posts.filter((isTaken) => isTaken)).toHaveLength(4 * POSTS)
  expect(post(limits, '2001:db8:0:100::1')).toBe(true)
})

test('posts counted by other processes count towards the limit', () => {
  const listeners: ((body: unknown, from: number) => void)[] = []
  const sent: unknown[] = []
  const workers: Pick<Workers, 'send' | 'onMessage'> = {
    send: (body) => void sent.push(body),
    onMessage: (listener) => void listeners.push(listener),
  }
  const { forms } = createStandInSite().parts
  const [first, second] = [new FormLimits(forms, workers), new FormLimits(forms, workers)]
  for (let n = 0; n < POSTS; n += 1) post(first, '192.0.2.7')
  for (const body of sent) listeners[1]?.(body, 1)
  expect([post(second, '192.0.2.7'), post(second, '192.0.2.8')]).toEqual([false, true])
})

/** Begins `each` posts for every address; returns the number of accepted ones. */
const begin = (limits: FormLimits, addresses: readonly string[], each: number) =>
  addresses.flatMap((address) =>
    Array.from({ length: each }, () => limits.begin('login', address)).filter((end) => end !== undefined),
  ).length
const number = (count: number, toAddress: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => toAddress(n))

test('addresses with many posts in progress leave room for addresses that have none', () => {
  const limits = open()
  expect(
    begin(
      limits,
      number(40, (n) => `192.0.2.${n}`),
      8,
    ),
  ).toBe(256 + 8)
  expect(
    begin(
      limits,
      number(200, (n) => `198.51.100.${n}`),
      2,
    ),
  ).toBe(200)
  // The limit of all addresses together still holds.
  expect(
    begin(
      limits,
      number(250, (n) => `203.0.113.${n}`),
      1,
    ),
  ).toBe(512 - 264 - 200)
})

test('posts in progress are limited to those of four households for a customer and of sixteen for a company', () => {
  const limits = open()
  expect(
    begin(
      limits,
      number(256, (n) => `2001:db8:0:${n.toString(16)}::1`),
      8,
    ),
  ).toBe(32)
  expect(
    begin(
      limits,
      number(256, (n) => `2001:db8:0:${n.toString(16)}00::1`),
      8,
    ),
  ).toBe(128 - 32)
  expect(begin(limits, ['2001:db8:1:1::1'], 8)).toBe(8)
})

test('a household may have eight posts in progress, and posts of others are accepted meanwhile', () => {
  const limits = open()
  const ends = Array.from({ length: 9 }, (_, n) => limits.begin('login', `2001:db8:0:1::${n}`))
  expect([ends.filter((end) => end !== undefined).length, ends.at(-1)]).toEqual([8, undefined])
  expect(limits.begin('login', '2001:db8:0:2::1')).toBeDefined()
  ends[0]?.()
  expect(limits.begin('login', '2001:db8:0:1::1')).toBeDefined()
  const ofProvider = Array.from({ length: 50 }, () => limits.begin('newsletter-one-click', '192.0.2.7'))
  expect(ofProvider.every((end) => end !== undefined)).toBe(true)
})
