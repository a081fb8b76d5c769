import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { exportColumns } from '../imports/export/export-columns.ts'
import { exportProducts } from '../imports/export/export-products.ts'
import { EXPORT_FORMATS, writeExport } from '../imports/export/write-export.ts'
import { exportKind } from '../imports/kinds/export-kind.ts'
import { IMPORT_KINDS } from '../imports/kinds/kinds.ts'
import { withStudio } from './stores/open-studio.ts'

const SEPARATORS = [';', ','] as const

const HELP = `${toOperatorCommand('export', 'FILE [OPTIONS]')}     writes documents as ${toOperatorCommand('import')} takes them
  FILE              its name ends in ${EXPORT_FORMATS.join(', ')}
  --kind KIND       ${IMPORT_KINDS.join(', ')} (products)
  --site SITE       products of this site only, such as acme/nl_NL; may be repeated
  --separator ,     for a machine that writes decimals with a point (;)`

const { values, positionals } = readCommandLine({
  help: HELP,
  options: {
    kind: { type: 'string', default: 'products' },
    site: { type: 'string', multiple: true },
    separator: { type: 'string' },
  },
  most: 1,
})

await withStudio(async (payload) => {
  const [path] = positionals
  const format = EXPORT_FORMATS.find((each) => path?.toLowerCase().endsWith(`.${each}`))
  if (path === undefined || format === undefined)
    throw new Error(`Into which file? Its name ends in ${EXPORT_FORMATS.join(', ')}`)
  const sites = values.site?.map(requireSite) ?? BRAND_LOCALES
  const kind = IMPORT_KINDS.find((each) => each === values.kind)
  if (kind === undefined) throw new Error(`There is no kind “${values.kind}”, only ${IMPORT_KINDS.join(', ')}`)
  if (kind !== 'products' && values.site !== undefined)
    throw new Error('--site is for products: other kinds name the site in each row')
  const separator = SEPARATORS.find((each) => each === (values.separator ?? ';'))
  if (separator === undefined) throw new Error(`--separator is ${SEPARATORS.join(' or ')}`)
  const documents =
    kind === 'products'
      ? {
          columns: exportColumns(sites),
          records: exportProducts(payload, sites),
        }
      : await exportKind(payload, kind)
  await pipeline(Readable.from(writeExport(format, { ...documents, separator })), createWriteStream(path))
  console.log(`Written to ${path}`)
  return true
})

function requireSite(id: string) {
  const site = findById(id)
  if (site === undefined)
    throw new Error(`There is no site ${id}, only ${BRAND_LOCALES.map((each) => each.id).join(', ')}`)
  return site
}
