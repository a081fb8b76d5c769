import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

test.each(['password1', 'PassWord1', ' 12345678', 'qwertyuiop', 'wachtwoord123'])('%s is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['four words in a row', 'x9#kk2mmv', 'пароль для магазина'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
