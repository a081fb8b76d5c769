import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { tellFault } from './tell-fault.ts'

const failing = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It should have failed')
}

test.each(['127.0.0.1', 'localhost', 'no-such-host.invalid'])(
  'an unreachable database at %s is reported in a sentence',
  async (host) => {
    const client = new Client({ host, port: 9, user: 'x', database: 'x' })
    expect(tellFault(await failing(() => client.connect()), `postgres://x@${host}:9/x`)).toBe(
      'PostgreSQL does not answer: is it running, and is DATABASE_URL right?',
    )
  },
)

test('an unreachable service other than the database is reported with its address', async () => {
  const database = 'postgres://x@127.0.0.1:5432/x'
  const fault = await failing(() => new Client({ host: '127.0.0.1', port: 9, user: 'x', database: 'x' }).connect())
  expect(tellFault(fault, database)).toBe(
    '127.0.0.1:9 does not answer (ECONNREFUSED): is that service running, and is its setting right?',
  )
  expect(tellFault({ code: 'ENOTFOUND', hostname: 'mail.acme.example' }, database)).toBe(
    'mail.acme.example does not answer (ENOTFOUND): is that service running, and is its setting right?',
  )
  expect(tellFault({ code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 }, database)).toContain('PostgreSQL')
})

test('an existing folder and a folder inside a file are reported in a sentence', async () => {
  expect(tellFault(await failing(() => mkdirSync(tmpdir())))).toBe(`${tmpdir()} is there already.`)
  const file = join(tmpdir(), `fault-${process.pid}`)
  writeFileSync(file, '')
  expect(tellFault(await failing(() => mkdirSync(join(file, 'x'))))).toBe(`${join(file, 'x')} is not in a folder.`)
})

test.each([new Error('of our own'), 'a text', undefined, { code: 'ENOENT' }])(
  'any other error gets no sentence: %s',
  (fault) => {
    expect(tellFault(fault)).toBeUndefined()
  },
)
