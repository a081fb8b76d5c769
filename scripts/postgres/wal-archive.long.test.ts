import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../port.ts'
import { startCluster } from './cluster.ts'
import { preparePlace } from './place.ts'
import { removeCluster } from './remove-cluster.ts'
import { findRuntimeUser } from './runtime-user.ts'

async function ask(url: string, ...texts: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const text of texts) rows = (await client.query(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  chmodSync(folder, 0o755)
  onTestFinished(() => {
    removeCluster(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('with a WAL archive the embedded PostgreSQL is restored to a point in time, as the guide describes', async () => {
  const [stateFolder, restored, archive] = [
    makeFolder('wal-'),
    makeFolder('wal-back-'),
    join(makeFolder('wal-logs-'), 'it’s'),
  ]
  const options = { stateFolder, password: 'only-for-this-test', walArchive: archive }
  const first = await startCluster({ ...options, port: await findFreePort() })
  await ask(first.url, 'create table kept (word text)', "insert into kept values ('before')")
  await first.stop()
  const base = join(makeFolder('wal-base-'), 'data')
  cpSync(preparePlace(stateFolder).data, base, { recursive: true })

  const second = await startCluster({ ...options, port: await findFreePort() })
  await ask(second.url, "insert into kept values ('wanted')", 'select pg_switch_wal()')
  await wait(1_100)
  const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00')
  await wait(1_100)
  await ask(second.url, "insert into kept values ('a mistake')", 'select pg_switch_wal()')
  await vi.waitFor(() => expect(readdirSync(archive).length).toBeGreaterThanOrEqual(2), { timeout: 30_000 })
  await second.stop()

  const { data } = preparePlace(restored)
  rmSync(data, { recursive: true, force: true })
  cpSync(base, data, { recursive: true })
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  )
  writeFileSync(join(data, 'recovery.signal'), '')
  giveToRuntimeUser(data)
  const newArchive = join(restored, 'logs')
  mkdirSync(newArchive)
  const third = await startCluster({
    ...options,
    stateFolder: restored,
    walArchive: newArchive,
    port: await findFreePort(),
  })
  onTestFinished(third.stop)
  expect(await ask(third.url, 'select word from kept order by 1')).toEqual([{ word: 'before' }, { word: 'wanted' }])
})

/** As `cp -a` keeps it. */
function giveToRuntimeUser(data: string): void {
  const user = findRuntimeUser()
  if (user === undefined) return
  for (const name of ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(join(data, name), user.uid, user.gid)
}
