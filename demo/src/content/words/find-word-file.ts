import { existsSync, readFileSync } from 'node:fs'

const ROOT = new URL('../../../words/', import.meta.url)

/** Text of a file below `demo/words/`. */
export function findWordFile(file: string): string | undefined {
  const path = new URL(file, ROOT)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Throws when there is no such file. */
export function readWordFile(file: string): string {
  const source = findWordFile(file)
  if (source === undefined) throw new Error(`demo/words/${file}: there is no such file`)
  return source
}
