import { expect, test } from 'vitest'
import { ALONE, type Workers } from '../../processes/workers.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { FormLimits } from './form-limits.ts'

/** Limit of the contact form: five in ten minutes. */
const POSTS = 5

const open = () => new FormLimits(createStandInSite().parts.forms, ALONE)
const post = (limits: FormLimits, address: string) => limits.take('contact', address, 0) === 0

test('all addresses of a household count as one', () => {
  const limits = open()
  const posts = Array.from({ length: POSTS + 1 }, (_, n) => post(limits, `2001:db8:0:1::${n}`))
  expect(posts).toEqual([...Array.from({ length: POSTS }, () => true), false])
  expect(post(limits, '2001:db8:0:2::1')).toBe(true)
})

test('a customer of a provider with many networks is four households', () => {
  const limits = open()
  const posts = Array.from({ length: 100 }, (_, n) => post(limits, `2001:db8:0:${n.toString(16)}::1`))
  expect(posts.filter((isTaken) => isTaken)).toHaveLength(4 * POSTS)
  expect(post(limits, '2001:db8:0:100::1')).toBe(true)
})

test('what other processes have counted counts here', () => {
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

test('eight posts of a household are handled at once, and others are taken meanwhile', () => {
  const limits = open()
  const ends = Array.from({ length: 9 }, (_, n) => limits.begin('login', `2001:db8:0:1::${n}`))
  expect([ends.filter((end) => end !== undefined).length, ends.at(-1)]).toEqual([8, undefined])
  expect(limits.begin('login', '2001:db8:0:2::1')).toBeDefined()
  ends[0]?.()
  expect(limits.begin('login', '2001:db8:0:1::1')).toBeDefined()
  const ofProvider = Array.from({ length: 50 }, () => limits.begin('newsletter-one-click', '192.0.2.7'))
  expect(ofProvider.every((end) => end !== undefined)).toBe(true)
})
