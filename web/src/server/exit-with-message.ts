/** Ends the process with 1 and one sentence for the operator, without a stack. */
export function exitWithMessage(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
