import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAIN_PORT } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { endProcess } from '../../scripts/end-process.ts'
import { findFreePort } from '../../scripts/port.ts'
import { contentApiOrigin } from './sites.ts'

/** Long, because all brands are loaded on a busy machine. */
export const READY_MS = 120_000

const MAIN = fileURLToPath(new URL('../../web/dist/server/main.js', import.meta.url))

function readSecrets(folder: string): { feedToken: string } {
  return JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
}

/** Starts a second site of the running product, with all brands and countries on their own domains behind one port. */
export async function startDomainsSite() {
  const folder = process.env.MENAGERIE_VAR ?? ''
  const port = await findFreePort()
  // A separate folder for each try, because an earlier site may still be shutting down.
  const state = join(folder, `domains-${port}`)
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ADDRESSING: 'domains',
      HEALTH_PORT: '',
      [MAIN_PORT]: String(port),
      REPLICA_DIR: join(state, 'replica'),
      IMAGE_CACHE_DIR: join(state, 'images'),
      // No test searches here, and building indexes would slow down the other tests.
      SEARCH_ENGINE: 'off',
      CONTENT_API_URL: contentApiOrigin,
      CONTENT_API_TOKEN: readSecrets(folder).feedToken,
    },
    stdio: 'ignore',
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const stop = async () => {
    await endProcess(child, 'SIGTERM')
    rmSync(state, { recursive: true, force: true })
  }
  try {
    await expect.poll(isReady, { timeout: READY_MS }).toBe(true)
  } catch (error) {
    // The next try begins with a new folder.
    await stop()
    throw error
  }
  return { port, stop }
}
