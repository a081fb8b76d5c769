import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FILMS = join(import.meta.dirname, 'films')

export const readTestFilm = (name: string) => readFile(join(FILMS, name))

/** Returns the number of film uploads in the temporary folder. */
export function countTemporaryFilms(): number {
  const folder = join(tmpdir(), 'menagerie-films')
  return existsSync(folder) ? readdirSync(folder).length : 0
}
