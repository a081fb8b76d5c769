import { createWriteStream, readFileSync } from 'node:fs'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { importKind } from '../imports/kinds/import-kind.ts'
import { IMPORT_KINDS } from '../imports/kinds/kinds.ts'
import { mappingSchema, NO_MAPPING } from '../imports/products/mapping.ts'
import { openIntake } from '../imports/read/open-intake.ts'
import { importProducts } from '../imports/run/import-products.ts'
import type { ImportSettings } from '../imports/run/import-settings.ts'
import { createReport } from '../imports/run/report.ts'
import { withStudio } from './stores/open-studio.ts'

const HELP = `${toOperatorCommand('import', 'FILE|FOLDER|ZIP [OPTIONS]')}     shows what a table would change, with every mistake by line and field
  --apply             does so
  --kind KIND         ${IMPORT_KINDS.join(', ')} (products)
  --drafts            what is new or changed is not published
  --files FOLDER|ZIP  pictures and PDFs that the table names
  --mapping FILE      columns and values by their names in the table
  --site SITE         of texts without a site of their own
  --new-terms         makes terms that are not there yet
  --skus-from N       numbers for products without one, from N on
  --delete-missing    deletes what the table does not name
  --empty-cells clear an empty cell clears the field; without it the field stays
  --result FILE       what happened to each line
How to write the table: docs/how-to/import-a-catalogue.md`

const { values, positionals } = readCommandLine({
  help: HELP,
  options: {
    kind: { type: 'string', default: 'products' },
    apply: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    files: { type: 'string' },
    mapping: { type: 'string' },
    site: { type: 'string' },
    'new-terms': { type: 'boolean', default: false },
    'skus-from': { type: 'string' },
    'delete-missing': { type: 'boolean', default: false },
    'empty-cells': { type: 'string' },
    result: { type: 'string' },
  },
  most: 1,
})

await withStudio(async (payload) => {
  const [path] = positionals
  if (path === undefined) throw new Error(`Which file or folder? ${toOperatorCommand('import', 'products.csv')}`)
  const intake = await openIntake(path, values.files)
  if (intake.tables.length === 0) throw new Error(`There is no table (CSV, XLSX, JSON) in ${path}`)
  const settings: ImportSettings = {
    mapping: readMapping(),
    status: values.drafts ? 'draft' : 'published',
    isDry: !values.apply,
    makesTerms: values['new-terms'],
    skusFrom: values['skus-from'] === undefined ? undefined : Number(values['skus-from']),
    deletesMissing: values['delete-missing'],
    savedBy: 'Import',
  }
  const file = values.result === undefined ? undefined : createWriteStream(values.result)
  const report = createReport({ say: (line) => console.log(line), write: file && ((text) => void file.write(text)) })
  const kind = IMPORT_KINDS.find((each) => each === values.kind)
  if (kind === undefined) throw new Error(`There is no kind “${values.kind}”, only ${IMPORT_KINDS.join(', ')}`)
  const counts =
    kind === 'products'
      ? await importProducts(payload, intake, settings, report.watch)
      : await importKind(payload, intake, { ...settings, kind }, report.watch)
  for (const line of report.end(counts, settings)) console.log(line)
  await intake.close()
  file?.end()
  return counts.problems === 0
})

function readMapping() {
  const own =
    values.mapping === undefined ? NO_MAPPING : mappingSchema.parse(JSON.parse(readFileSync(values.mapping, 'utf8')))
  const emptyCells = values['empty-cells'] === 'clear' ? 'clear' : own.emptyCells
  return { ...own, emptyCells, ...(values.site && { site: values.site }) }
}
