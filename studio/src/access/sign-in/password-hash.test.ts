import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a password matches only its own hash, and hashing it twice gives different hashes', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await isPassword('correct horse', first)).toBe(true)
  expect(await isPassword('correct horsf', first)).toBe(false)
  expect(await isPassword('correct horse', undefined)).toBe(false)
})

test('a hash with another cost is still checked, and a hash of an unknown format throws an error', async () => {
  const old = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$'
  expect(await isPassword('x', `${old}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`)).toBe(false)
  await expect(isPassword('x', 'md5:abc')).rejects.toThrow('unknown form')
})

test('composed and decomposed characters make the same password', async () => {
  expect(await isPassword('caf\u00e9-garden', await hashPassword('cafe\u0301-garden'))).toBe(true)
})

test('parallel password checks get their own results, even when one of them fails', async () => {
  const [otter, seal] = await Promise.all([hashPassword('otter'), hashPassword('seal')])
  const impossible = isPassword('otter', '$argon2id$v=19$m=1,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$AAAAAAAAAAAAAAAAAAAAAA')
  const fitting = [isPassword('otter', otter), isPassword('seal', otter), isPassword('seal', seal)]
  await expect(impossible).rejects.toThrow('memory')
  expect(await Promise.all(fitting)).toEqual([true, false, true])
})
