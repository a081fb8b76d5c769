import { expect, test } from 'vitest'
import { z } from 'zod'
import { toSentence } from './to-sentence.ts'

const say = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: toSentence }).error?.issues[0]?.message

test.each([
  [z.string().min(1), '', 'Fill this in'],
  [z.string(), undefined, 'Fill this in'],
  [z.object({ a: z.string() }), { a: null }, 'Fill this in'],
  [z.string().min(3), 'a', 'Enter at least 3 characters'],
  [z.string().max(2), 'abc', 'Enter at most 2 characters'],
  [z.array(z.string()).min(4), ['a'], 'Add at least 4 here'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Add at most 1 here'],
  [z.number().min(2), 1, 'Enter 2 or more'],
  [z.url(), 'www', 'Enter a full address that starts with https://'],
  [z.email(), 'x', 'Enter an email address such as name@example.com'],
  [z.enum(['a']), 'b', 'Choose one of the options'],
  [z.union([z.string(), z.number()]), true, 'This is not valid: check what the field asks for'],
])('a rule without a message says what to change', (schema, value, sentence) => {
  expect(say(schema, value)).toBe(sentence)
})

test('a rule with a message keeps it', () => {
  expect(say(z.string().min(1, 'Write a title'), '')).toBe('Write a title')
})
