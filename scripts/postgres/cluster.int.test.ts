import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../port.ts'
import { startCluster } from './cluster.ts'
import { removeCluster } from './remove-cluster.ts'

const LETTERS = "select 'Örebro' ilike 'örebro' as latin, 'Корм' ilike 'корм' as cyrillic, 'Z' < 'a' as codes"

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('upper and lower case match in all scripts, also in an older cluster, and sorting is by code point', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'cluster-'))
  onTestFinished(() => {
    removeCluster(stateFolder)
    rmSync(stateFolder, { recursive: true, force: true })
  })
  const options = { stateFolder, port: await findFreePort(), password: 'only-for-this-test', fast: true }
  const made = await startCluster(options)
  const alike = [{ latin: true, cyrillic: true, codes: true }]
  expect(await ask(made.url, LETTERS)).toEqual(alike)
  await ask(made.url, "update pg_database set datlocprovider = 'c', datlocale = null")
  await ask(made.url, 'alter role menagerie set enable_seqscan = off')
  await ask(made.url, 'create extension pg_trgm; create table said (text text)')
  await ask(made.url, 'create index on said using gin (text gin_trgm_ops)')
  await ask(made.url, "insert into said select 'КОРМ ДЛЯ КОШЕК'")
  expect(await ask(made.url, LETTERS)).toEqual([{ latin: false, cyrillic: false, codes: true }])
  await made.stop()
  const again = await startCluster(options)
  expect(await ask(again.url, LETTERS)).toEqual(alike)
  // By the index, which the former letters had filled.
  expect(await ask(again.url, "select text from said where text ilike '%кошек%'")).toHaveLength(1)
  await again.stop()
})

test('the server has no variable of its starter but those of the machine, which an SQL statement could read', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'cluster-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    removeCluster(stateFolder)
    rmSync(stateFolder, { recursive: true, force: true })
  })
  vi.stubEnv('SMTP_URL', 'smtp://mail:not-for-the-database@mail.example')
  vi.stubEnv('AWS_SESSION_TOKEN', 'not-for-the-database')
  const options = { stateFolder, port: await findFreePort(), password: 'only-for-this-test', fast: true }
  const { url, stop } = await startCluster(options)
  await ask(url, 'create table environment (line text)')
  await ask(url, `copy environment from program 'env'`)
  const text = JSON.stringify(await ask(url, 'select line from environment'))
  expect(text).toContain('PATH=')
  expect(text).not.toContain('not-for-the-database')
  await stop()
})
