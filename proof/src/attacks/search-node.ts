import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess } from '../../../scripts/end-process.ts'
import { findFreePort } from '../../../scripts/port.ts'
import { ROOT } from '../../../scripts/state-folder.ts'
import { atEnd } from '../endings.ts'

const READY_MS = 20_000

export type SearchNodeProcess = {
  url: string
  port: number
  applicationId: string
  adminKey: string
  searchKey: string
}

/** Starts a separate search node with its state in the folder. */
export async function startSearchNode(folder: string): Promise<SearchNodeProcess> {
  const port = await findFreePort()
  const [adminKey, searchKey] = ['an-admin-key-of-the-proof', 'a-search-key-of-the-proof']
  const applicationId = 'menagerie'
  const env = {
    ...process.env,
    SEARCH_DIR: join(folder, 'search'),
    SEARCH_PORT: String(port),
    SEARCH_ADMIN_KEY: adminKey,
    SEARCH_KEY: searchKey,
    SEARCH_APPLICATION_ID: applicationId,
  }
  const child = spawn(process.execPath, [join(ROOT, 'search/src/server/main.ts')], { env, stdio: 'ignore' })
  atEnd(async () => {
    await endProcess(child)
  })
  const url = `http://127.0.0.1:${port}`
  const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey }
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`${url}/1/indexes`, { headers }).catch(() => undefined)
    if (answer?.status === 200) return { url, port, applicationId, adminKey, searchKey }
  }
  throw new Error('The search node does not answer')
}
