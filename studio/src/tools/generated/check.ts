import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { PROJECT_ROOT } from '../../platform/environment.ts'

/** Fails if a file that Payload generates from the collections is out of date. Works without a database. */
const TYPES = join(PROJECT_ROOT, 'studio/src/payload-types.ts')
const IMPORT_MAP = join(PROJECT_ROOT, 'studio/app/(payload)/admin/importMap.js')

process.env.STUDIO_FORMS_IN_ENGLISH = '1'
process.env.PAYLOAD_SECRET ||= 'not used: nothing is signed here'
const { default: load } = await import('../../payload.config.ts')
const config = await load
const folder = mkdtempSync(join(tmpdir(), 'menagerie-generated-'))
// In the same folder as the real one, because it contains relative paths.
const importMap = join(dirname(IMPORT_MAP), `importMap.${process.pid}.js`)
const stale: string[] = []
try {
  process.env.PAYLOAD_TS_OUTPUT_PATH = join(folder, 'types.ts')
  await generateTypes(config, { log: false })
  if (!isSame(process.env.PAYLOAD_TS_OUTPUT_PATH, TYPES)) stale.push('npm run generate:types')
  const admin = { ...config.admin, importMap: { ...config.admin.importMap, importMapFile: importMap } }
  await generateImportMap({ ...config, admin }, { force: true, log: false })
  if (!isSame(importMap, IMPORT_MAP)) stale.push('npm run generate:importmap')
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(importMap, { force: true })
}
if (stale.length > 0)
  console.error(`The collections changed, and what is generated from them did not: ${stale.join(', ')}`)
process.exit(stale.length === 0 ? 0 : 1)

function isSame(file: string, other: string): boolean {
  return readFileSync(file, 'utf8') === readFileSync(other, 'utf8')
}
