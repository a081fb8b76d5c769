import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { algoliasearch } from 'algoliasearch'
import type { NodeEngine } from '../../store/node-engine.ts'
import type { NodeEnv } from '../node-env.ts'
import { type ServedNode, serveNode } from '../serve-node.ts'

export const ADMIN_KEY = 'admin-key-of-these-tests'
export const SEARCH_KEY = 'search-key-of-these-tests'
export const APPLICATION_ID = 'menagerie'

export type TestNode = ServedNode & { url: string; dir: string; faults: string[]; end: () => Promise<void> }

/** Starts a node on a free port, with a new folder or with a given one, which is kept. */
export async function startTestNode(
  engine: NodeEngine,
  options: { dir?: string; limits?: Partial<NodeEnv['limits']>; origins?: NodeEnv['origins'] } = {},
): Promise<TestNode> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'search-node-')))
  const faults: string[] = []
  const env: NodeEnv = {
    host: '127.0.0.1',
    port: 0,
    dir,
    keys: { applicationId: APPLICATION_ID, admin: [ADMIN_KEY], search: [SEARCH_KEY] },
    origins: options.origins ?? '*',
    saveAfterMs: 5_000,
    limits: { writeBytes: 16_777_216, readBytes: 65_536, batch: 50, reads: 256, ...options.limits },
  }
  const served = await serveNode(env, engine, (level, message, fields) => {
    if (level !== 'info') faults.push(`${message} ${fields?.error ?? ''}`.trim())
  })
  const end = async () => {
    await served.stop()
    if (options.dir === undefined) await rm(dir, { recursive: true })
  }
  return { ...served, dir, faults, end, url: `http://127.0.0.1:${served.port}` }
}

/** Returns the official client, with only its host replaced. */
export function officialClient(port: number, key = ADMIN_KEY) {
  return algoliasearch(APPLICATION_ID, key, {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    compression: 'gzip',
  })
}

export const KEY_HEADERS = { 'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': SEARCH_KEY }
export const ADMIN_HEADERS = { ...KEY_HEADERS, 'x-algolia-api-key': ADMIN_KEY }
