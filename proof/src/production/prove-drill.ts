import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { makeImageFolders } from './as-image.ts'
import { runTool } from './built-product.ts'
import type { BuiltProduct } from './start-product.ts'

/** Makes a backup of the running product, and tries it beside the product with the built folder's own `drill` command. */
export async function proveDrill(build: string, stateFolder: string, { settings }: BuiltProduct): Promise<BenchRow> {
  makeImageFolders(build, stateFolder, ['backups', 'drill'])
  const backup = join(stateFolder, 'backups/one')
  await runTool(build, ['backup', backup], settings.tool)
  const env = { ...settings.tool, MENAGERIE_VAR: join(stateFolder, 'drill') }
  const told = await runTool(build, ['drill', backup], env).catch(String)
  const lines = told.split('\n').map((line) => line.trim())
  const isWhole = /All \d+ rows of \d+ tables and all \d+ files are those/.test(told) && !told.includes('✗')
  return {
    id: 'drill',
    what: 'a backup in an empty place: rows, files, entries and pages',
    figure: lines.filter((line) => /^All |pages read|^RTO/.test(line)).join(' ') || told.slice(-500),
    baseline: '',
    goal: 'everything equal',
    met: isWhole && told.includes('RTO'),
  }
}
