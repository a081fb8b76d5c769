import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSentence } from './to-sentence.ts'

const say = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: toSentence }).error?.issues[0]?.message

test.each([
  [z.string().min(1), '', 'Fill this in'],
  [z.string(), undefined, 'Fill this in'],
  [z.object({ a: z.string() }), { a: null }, 'Fill this in'],
  [z.string().min(3), 'a', 'Write at least 3 characters'],
  [z.string().max(2), 'abc', 'Write at most 2 characters'],
  [z.array(z.string()).min(4), ['a'], 'At least 4 must stand here'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 may stand here'],
  [z.number().min(2), 1, 'Enter 2 or more'],
  [z.url(), 'www', 'Enter a full address that starts with https://'],
  [z.email(), 'x', 'Enter an e-mail address such as name@example.com'],
  [z.enum(['a']), 'b', 'Choose one of what is offered'],
  [z.union([z.string(), z.number()]), true, 'This is not as it must be: look at what the field asks for'],
])('a rule without words says what to change', (schema, value, sentence) => {
  expect(say(schema, value)).toBe(sentence)
})

test('a rule with words keeps them', () => {
  expect(say(z.string().min(1, 'Write a title'), '')).toBe('Write a title')
})
