import { tellFault } from './tell-fault.ts'

/** Ends the process with the sentence that says what is wrong. */
export function endOnFault(fault: unknown): never {
  console.error(tellFault(fault) ?? (fault instanceof Error ? fault.message : String(fault)))
  process.exit(1)
}
