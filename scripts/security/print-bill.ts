import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findStateFolder } from '../state-folder.ts'
import { isCopyleft, listParts, type Part, toBill } from './bill-of-materials.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** `npm run sbom` writes a list of all packages. `npm run licences` counts their licences, and fails when one would require publishing our source. */
function main(what: string): void {
  const parts = listParts(ROOT)
  if (what === 'licences') printLicences(parts.filter(({ isDev }) => !isDev))
  else writeBill(parts)
}

function writeBill(parts: readonly Part[]): void {
  const file = join(findStateFolder(), 'sbom.cdx.json')
  mkdirSync(findStateFolder(), { recursive: true })
  writeFileSync(file, `${JSON.stringify(toBill(parts, process.env.npm_package_version ?? '0'), null, 2)}\n`)
  console.log(
    `${parts.length} packages, ${parts.filter(({ isDev }) => isDev).length} of them for builds and tests only: ${file}`,
  )
}

function printLicences(parts: readonly Part[]): void {
  const counts = Object.entries(Object.groupBy(parts, ({ licence }) => licence || '(none)'))
  for (const [licence, of = []] of counts.toSorted(([, a = []], [, b = []]) => b.length - a.length))
    console.log(`${String(of.length).padStart(5)}  ${licence}`)
  const copyleft = parts.filter(({ licence }) => isCopyleft(licence))
  for (const { name, version, licence } of copyleft) console.error(`${name}@${version} is under ${licence}`)
  if (copyleft.length > 0) process.exitCode = 1
}

main(process.argv[2] ?? '')
