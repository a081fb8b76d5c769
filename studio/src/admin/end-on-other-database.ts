import { requireOwnDatabase } from '../platform/migration-state.ts'

/** Next starts all the same when its instrumentation throws, so the process is ended, with the sentence that says why. */
export async function endOnOtherDatabase(): Promise<void> {
  try {
    await requireOwnDatabase({ onOther: end })
  } catch (error) {
    end(error instanceof Error ? error.message : String(error))
  }
}

function end(why: string): never {
  console.error(why)
  process.exit(1)
}
