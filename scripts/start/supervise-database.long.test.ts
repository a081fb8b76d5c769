import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../port.ts'
import { startCluster } from '../postgres/cluster.ts'
import { removeCluster } from '../postgres/remove-cluster.ts'
import { superviseDatabase } from './supervise-database.ts'

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

test('a killed PostgreSQL is restarted with all committed data', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'database-'))
  onTestFinished(() => {
    removeCluster(stateFolder)
    rmSync(stateFolder, { recursive: true, force: true })
  })
  const options = { stateFolder, port: await findFreePort(), password: 'only-for-this-test' }
  const cluster = await startCluster(options)
  const pids: (number | undefined)[] = []
  const supervised = superviseDatabase(options, cluster, (pid) => pids.push(pid))
  onTestFinished(supervised.stop)
  await ask(cluster.url, 'create table kept (word text)')
  await ask(cluster.url, "insert into kept values ('here')")
  for (const round of [1, 2]) {
    process.kill(pids.at(-1) ?? cluster.process.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(pids).toHaveLength(round), { timeout: 40_000, interval: 100 })
    expect(await ask(cluster.url, 'select word from kept')).toEqual([{ word: 'here' }])
  }
}, 120_000)
