/** One sentence for the person at the keyboard. */
export function giveUp(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}
