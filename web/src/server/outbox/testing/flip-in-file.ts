import { readFileSync, writeFileSync } from 'node:fs'

/** Turns one letter of a word into another, wherever it stands in a file, as a disk does that errs: all else stays whole. Returns how many. */
export function flipInFile(file: string, word: string): number {
  const bytes = readFileSync(file)
  let flipped = 0
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    flipped += 1
  }
  writeFileSync(file, bytes)
  return flipped
}
