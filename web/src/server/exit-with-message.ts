/** One sentence for the person at the keyboard. */
export function exitWithMessage(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
