import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NodeProcess, startNodeProcess } from './testing/node-process.ts'
import { officialClient, SEARCH_KEY } from './testing/test-node.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

let dir: string
let node: NodeProcess | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'search-main-'))
})
afterEach(async () => {
  await node?.kill()
  node = undefined
  await rm(dir, { recursive: true })
})

const objects = Array.from({ length: 300 }, (_, at) => ({
  objectID: `${at}`,
  name: at % 2 === 0 ? 'Garden chair' : 'Kitchen table',
}))

async function start() {
  node = await startNodeProcess(MAIN, dir)
  return { node, client: officialClient(node.port), health: (path: string) => fetch(`${node?.url}${path}`) }
}

async function count(client: ReturnType<typeof officialClient>, query: string) {
  const { results } = await client.searchForHits({ requests: [{ indexName: 'shop', query }] })
  return results[0]?.nbHits
}

describe('npm run search:serve', () => {
  it('does not start without keys and explains how to make them', () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, SEARCH_KEY },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('SEARCH_ADMIN_KEY: must be set')
    expect(stderr).toContain('randomBytes')
    expect(stderr).not.toContain(SEARCH_KEY)
  })

  it('finds its records, stops cleanly and has all records again after a restart', async () => {
    const first = await start()
    expect((await first.health('/healthz')).status).toBe(200)
    await expect.poll(async () => (await first.health('/readyz')).status).toBe(200)
    await first.client.replaceAllObjects({ indexName: 'shop', objects })
    expect(await count(first.client, 'chair')).toBe(150)
    expect(await first.node.stop()).toBe(0)
    expect(await readdir(join(dir, 'generations'))).toHaveLength(1)
    const second = await start()
    expect(await count(second.client, 'chair')).toBe(150)
    expect(second.node.log.join('')).not.toContain('"level":"error"')
  })

  it('rebuilds an index whose file is damaged, and reports this in the log', async () => {
    const first = await start()
    await first.client.saveObjects({ indexName: 'shop', objects, waitForTasks: true })
    await first.node.stop()
    const [file = ''] = await readdir(join(dir, 'generations'))
    const path = join(dir, 'generations', file)
    const bytes = await readFile(path)
    await writeFile(path, bytes.fill(0x55, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64))
    const second = await start()
    await expect.poll(() => count(second.client, 'table').catch(() => 0)).toBe(150)
    expect(second.node.log.join('\n')).toMatch(/damaged file of shop set aside/)
  })
})
