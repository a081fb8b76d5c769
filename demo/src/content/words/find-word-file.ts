import { existsSync, readFileSync } from 'node:fs'

const ROOT = new URL('../../../words/', import.meta.url)

/** Returns the text of a file below `demo/words/`, or undefined. */
export function findWordFile(file: string): string | undefined {
  const path = new URL(file, ROOT)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Returns the text of a file, or throws if there is none. */
export function readWordFile(file: string): string {
  const source = findWordFile(file)
  if (source === undefined) throw new Error(`demo/words/${file}: there is no such file`)
  return source
}
