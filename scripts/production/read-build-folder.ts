import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../problem.ts'
import { ROOT } from '../state-folder.ts'

export const BUILD_HELP = `npm run build [-- FOLDER]

Makes one folder that runs with Node 26 alone: dist/menagerie, or the one that is named. It serves the company of
MENAGERIE_COMPANY and takes it along. A folder that an earlier build made is replaced.`

/** Returns the folder to make, or undefined when help is asked for. Refuses a folder that has other contents, because it would be replaced. */
export function readBuildFolder(args: readonly string[]): string | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  if (positionals.length > 1)
    throw new Problem(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}.`)
  const folder = resolve(positionals[0] ?? join(ROOT, 'dist/menagerie'))
  if (existsSync(folder) && !existsSync(join(folder, 'start.ts')) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is there and is no earlier build: name a new folder. Nothing was changed.`)
  return folder
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { help: { type: 'boolean' } } })
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${BUILD_HELP}`)
  }
}
