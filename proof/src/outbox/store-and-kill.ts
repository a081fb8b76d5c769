import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../../../scripts/end-process.ts'

/** Stores `forms` forms in a new outbox, in a process that is killed `waitMs` later. */
export async function storeAndKill(file: string, forms: number, waitMs: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const script = fileURLToPath(new URL('../../../web/src/server/outbox/testing/store-some.ts', import.meta.url))
  const env = { ...process.env, OUTBOX_FILE: file, COUNT: String(forms) }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await sleep(waitMs)
  await endProcess(child)
}
