import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * Turns the first letter of a word into another, wherever it stands in a file, as a disk does that errs: all else stays whole, also for
 * a process that has the file open. Returns how many.
 */
export function flipInFile(file: string, word: string): number {
  const bytes = readFileSync(file)
  const opened = openSync(file, 'r+')
  let flipped = 0
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
    writeSync(opened, Buffer.of(bytes.readUInt8(at) ^ 1), 0, 1, at)
    flipped += 1
  }
  closeSync(opened)
  return flipped
}
