import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { salaryField } from './salary-field.ts'

function findValidate(name: string, fields: readonly Field[] = [salaryField]): object | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name && 'validate' in field) return field.validate
    const found = 'fields' in field ? findValidate(name, field.fields) : undefined
    if (found) return found
  }
  return undefined
}

function check(name: string, value: unknown, siblingData: Readonly<Record<string, unknown>>): unknown {
  const validate = findValidate(name)
  if (typeof validate !== 'function') throw new Error(`no check of ${name}`)
  return validate(value, { siblingData })
}

test.each(['currency', 'per'])('an amount requires its %s', (name) => {
  for (const none of [undefined, null, '']) {
    expect(check(name, none, { least: 2800 })).toBe('Choose one')
    expect(check(name, none, { least: null })).toBe(true)
    expect(check(name, none, {})).toBe(true)
  }
  expect(check(name, 'x', {})).toEqual(expect.stringContaining('x'))
})

test('a currency and a period chosen beside an amount are accepted', () => {
  expect(check('currency', 'EUR', { least: 2800 })).toBe(true)
  expect(check('per', 'month', { least: 2800 })).toBe(true)
})
