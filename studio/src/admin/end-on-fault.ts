/**
 * Ends the process with the sentence that says what is wrong. Next lives on when its instrumentation throws, and answers everything with 500:
 * nothing that looks after processes would hear of it.
 */
export function endOnFault(fault: unknown): never {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exit(1)
}
