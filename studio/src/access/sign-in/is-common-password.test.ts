import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

const OWN = ['anna.lovelace@otter-shop.example', 'Anna Lovelace', 'Otter & Söhne']

test.each([
  ...['password1', 'PassWord1', ' 12345678', 'qwertyuiop', 'wachtwoord123'],
  ...[
    'Passwort2031',
    'P@ssword1!',
    'pa55w0rd',
    'p a s s w o r d',
    'ｐａｓｓｗｏｒｄ',
    'pass\u200Bword1',
    '123password',
    '!!Sommer2029!!',
  ],
  ...['Contraseña', 'Lösenord!', 'hasło123', 'Пароль123', 'йцукенгш', 'ЙЦУКЕН12', 'фывапролд', 'κωδικός1', 'ασδφγηξκ'],
  ...[
    'abababab',
    'abcabcabc',
    '1231231231',
    'яяяяяяяя',
    '98765432',
    'poiuytrewq',
    'Asdfghjk1',
    'abcdefghi',
    'абвгдежз',
  ],
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'anna.lovelace@otter-shop.example',
  'Lovelace',
  'LOVELACE1',
  'l0velace!',
  'AnnaLovelace2026',
  'otter-shop!',
  'Söhne123',
])('%s is a common password only for an account with matching personal details', (password) => {
  expect([isCommonPassword(password, OWN), isCommonPassword(password)]).toEqual([true, false])
})

test.each([
  ...[
    'four words in a row',
    'x9#kk2mmv',
    'пароль для магазина',
    'password for the shop',
    'Lovelace reads otters',
    'anna1q9z',
  ],
  ...['48213377901', 'qwerty-otter-river', 'a1b2c3d4e5', 'sommerregen im park', 'annual otter', '2026-11-28-07'],
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password, OWN)).toBe(false)
})
