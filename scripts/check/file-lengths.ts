import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { SOURCE_FOLDERS } from './source-folders.ts'

const MAX_LINES = 250
/** Data files may have any length. */
const DATA =
  /content\/|pairs\/|messages|payload-types\.ts|migrations\/|fixtures?\/|importMap|pictures\/|\.examples\.ts$|flags\.ts$|locales\.ts$/

const files = globSync(
  SOURCE_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`),
  {
    cwd: ROOT,
    exclude: (name) => /node_modules|(^|\/)(dist|\.next)$/.test(name),
  },
)
const long = files
  .filter((file) => !DATA.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > MAX_LINES)
for (const { file, lines } of long)
  console.error(`${file} has ${lines} lines; ${MAX_LINES} is the most: split it by what it does.`)
process.exitCode = long.length > 0 ? 1 : 0
