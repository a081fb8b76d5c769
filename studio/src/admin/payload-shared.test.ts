import { email as payloadsOwn } from 'payload/shared'
import { expect, test } from 'vitest'
import { email } from './payload-shared.ts'

type Options = Parameters<typeof payloadsOwn>[1]

/** The options with which Payload's own validation of this name is called. */
const toOptions = (required: boolean) =>
  ({ required, req: { payload: {}, t: (key: string) => key } }) as unknown as Options & {
    required: boolean
  }

test.each([
  ['', true, 'validation:emailAddress'],
  ['', false, true],
  ['no address', true, 'validation:emailAddress'],
  ['anna@example.com', true, true],
  ['anna@почта.рф', true, true],
])('validates the email address %j with required set to %s', (value, required, answer) => {
  expect(email(value, toOptions(required))).toBe(answer)
})

test('the email validation gives the same answers as Payload’s own', () => {
  for (const value of ['', 'no address', 'anna@example.com'])
    expect(email(value, toOptions(true))).toBe(payloadsOwn(value, toOptions(true)))
})
