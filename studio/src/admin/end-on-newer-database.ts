import { refuseNewerDatabase } from '../platform/migration-state.ts'

/** Next starts all the same when its instrumentation throws, so the process is ended, with the sentence that says why. */
export async function endOnNewerDatabase(): Promise<void> {
  try {
    await refuseNewerDatabase()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
