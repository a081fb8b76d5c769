import { expect, test } from 'vitest'
import { BodyBytes } from './body-bytes.ts'

test('joins the pieces of a body in one buffer of about its size', () => {
  const bytes = new BodyBytes(64_000)
  const piece = Buffer.from('0123456789')
  for (let at = 0; at < 6_400; at += 1) expect(bytes.add(piece)).toBe(true)
  expect(bytes.take().toString()).toBe('0123456789'.repeat(6_400))
  expect(bytes.take().buffer.byteLength).toBe(64_000)
})

test('refuses what is too much, and keeps what came before', () => {
  const bytes = new BodyBytes(8)
  expect([bytes.add(Buffer.from('12345')), bytes.add(Buffer.from('6789')), bytes.add(Buffer.from('678'))]).toEqual([
    true,
    false,
    true,
  ])
  expect(bytes.take().toString()).toBe('12345678')
})

test('has no bytes where nothing came', () => {
  expect(new BodyBytes(8).take()).toHaveLength(0)
})
