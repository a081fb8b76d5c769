import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeSnapshot } from '@menagerie/web/replica/snapshot'
import { ROOT } from '../../scripts/state-folder.ts'
import { beginProof, startDemoStudio } from './begin-proof.ts'

const FILES_MS = 60_000

/** Builds the site and returns the demo as a site holds it: that of `SNAPSHOT`, or one published now by a studio that then ends. */
export async function prepareDemo(folder: string): Promise<string> {
  await beginProof(folder, ['web'])
  if (process.env.SNAPSHOT) return resolve(ROOT, process.env.SNAPSHOT)
  console.log('… publishing the demo')
  const studio = await startDemoStudio(folder, ['content-api', 'web'])
  try {
    const file = join(folder, 'demo.snapshot')
    for (const deadline = Date.now() + FILES_MS; ; await sleep(100)) {
      const { missingFiles } = writeSnapshot(String(studio.env.REPLICA_DIR), file)
      if (missingFiles === 0) return file
      if (Date.now() > deadline) throw new Error(`${missingFiles} files did not reach the site`)
    }
  } finally {
    await studio.stop()
  }
}
