import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { SOURCE_FOLDERS } from './source-folders.ts'

/** Reads all source files of the repository, by path below the root. Built files, and those that frameworks generate, are left out. */
export function readCode(): ReadonlyMap<string, string> {
  const files = globSync([...SOURCE_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,css}`), '*.{ts,js}'], {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist|\.next)$|importMap/.test(name),
  })
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}
