import { skuSchema } from '@menagerie/contract/product'
import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import { flattenProduct } from '../products/flatten-product.ts'
import { newFactsId } from '../products/planning.ts'
import type { ProductColumn } from '../products/read-column.ts'
import type { createRowReader, ImportProblem } from '../products/read-row.ts'
import { type Intake, toOtherNote } from '../read/outside-file.ts'
import { readTable } from '../read/read-tables.ts'
import type { Names } from '../values/names.ts'
import { findNumberFault, toNumberText, toSkuText } from '../values/read-cells.ts'
import type { ImportCounts, ImportSettings, ImportWatch } from './import-settings.ts'
import type { Stage } from './stage-rows.ts'

/** Columns that identify products. */
const NUMBERS: ReadonlySet<string> = new Set(['sku', 'article_number'])

type Reader = ReturnType<typeof createRowReader>
type Staging = {
  stage: Stage
  names: Names
  reader: Reader
  settings: ImportSettings
  watch: ImportWatch
  counts: ImportCounts
  tell: (problem: ImportProblem) => void
}

/** Groups the rows of all tables by product. Unknown columns are ignored, and reported once each. `unread`: number of rows that do not identify their product. */
export async function stageProducts(intake: Intake, staging: Staging): Promise<{ unread: number }> {
  let unread = 0
  const { stage, reader, watch, tell } = staging
  const numbers = createNumbers(staging)
  const isKeyName = (header: string) => {
    const read = reader.columnOf(header)
    return read.ok && read.column.part === 'facts' && NUMBERS.has(read.column.name)
  }
  for (const name of intake.others) watch.onNote?.(toOtherNote(name))
  const withoutPictures = createPictureNotes(watch)
  for (const table of intake.tables) {
    const reading = { noun: 'product', isKeyName, onNote: watch.onNote, takesDates: false }
    const told = new Set<string>()
    for await (const record of readTable(table, reading)) {
      if (record.fault !== undefined) {
        staging.counts.broken += 1
        unread += 1
        tell({ where: record.where, field: 'row', message: record.fault })
        continue
      }
      const fields = flattenProduct(record.fields)
      withoutPictures(record.where, fields)
      for (const header of Object.keys(fields)) {
        if (told.has(header) || header === '') continue
        told.add(header)
        const read = reader.columnOf(header)
        watch.onColumn?.(header, read.ok ? toMeaning(read.column) : undefined)
        if (!read.ok)
          tell({
            where: record.where,
            field: header,
            message: `${read.message}; map the column, or leave it out with “-”`,
          })
      }
      const key = numbers.keyOf({ where: record.where, fields })
      if (key !== undefined)
        stage.add(key, { where: record.where, fields: withZeros(fields, staging.names.productOf(key)?.sku, reader) })
      else {
        staging.counts.broken += 1
        unread += 1
      }
    }
  }
  return { unread }
}

const PICTURE = /<(?:img|iframe|video|object|embed)[\s>]/i

/** Reports once per column that pictures and films within texts are not imported. */
function createPictureNotes({ onNote }: ImportWatch) {
  const told = new Set<string>()
  return (where: string, fields: OutsideRecord['fields']): void => {
    for (const [header, cell] of Object.entries(fields)) {
      if (typeof cell !== 'string' || !cell.includes('<') || told.has(header) || !PICTURE.test(cell)) continue
      told.add(header)
      onNote?.(`Pictures and films inside texts are left out: ${header} (${where})`)
    }
  }
}

function toMeaning(column: ProductColumn): string {
  const scope = 'scope' in column && column.scope ? `:${column.scope.text}` : ''
  const group = column.part === 'specification' ? 'specification.' : ''
  if (column.part === 'ignored') return '-'
  return `${group}${'name' in column ? column.name : column.part === 'scope' ? 'site' : column.part}${scope}`
}

/** Identifies the product of a row by SKU or by the company's article number. */
function createNumbers({ names, reader, settings, tell }: Staging) {
  let nextSku = settings.skusFrom
  const takeSku = () => {
    while (nextSku !== undefined && names.findProduct(String(nextSku))) nextSku += 1
    return nextSku === undefined ? undefined : String(nextSku)
  }
  return {
    keyOf({ where, fields }: OutsideRecord): string | undefined {
      const { sku, article, fault: unread } = findNumbers(fields, reader)
      const bySku = sku === '' ? undefined : names.findProduct(sku)
      const byArticle = article === '' ? undefined : names.findProduct(article)
      const fault = (message: string) =>
        void tell({ where, field: sku === '' ? 'article_number' : 'sku', message, key: sku || article })
      if (unread) return fault(unread)
      if (sku === '' && article === '') return fault('is missing: each product needs a SKU or an own article number')
      if (sku !== '' && !skuSchema.safeParse(sku).success)
        return fault(
          `“${sku}” is not a SKU: a SKU is a number of up to 18 digits. A number with letters belongs in article_number`,
        )
      if (bySku && byArticle && bySku.id !== byArticle.id)
        return fault(`${sku} and ${article} are two different products: ${article} belongs to ${byArticle.sku}`)
      const known = bySku ?? byArticle
      if (known) return known.id
      const padded = names.findPadded(sku)
      if (padded) return fault(`there is a product ${padded}: did a spreadsheet drop the zeros before “${sku}”?`)
      const number = sku || takeSku()
      if (number === undefined)
        return fault(
          `“${article}” is new and needs a SKU, digits only: enter one, or use free ones with --skus-from 1000000`,
        )
      const id = newFactsId(number)
      names.addProduct({ id, sku: number, article: article || null })
      return id
    },
  }
}

/**
 * Restores leading zeros of the SKU that a spreadsheet dropped, if the article number identifies the product: otherwise
 * it would get another SKU.
 */
function withZeros(fields: OutsideRecord['fields'], sku: string | undefined, { columnOf }: Reader) {
  if (!sku?.startsWith('0')) return fields
  const bare = sku.replace(/^0+/, '')
  const isBare = ([header, cell]: [string, unknown]) => {
    const read = header !== '' && toSkuText(cell) === bare ? columnOf(header) : undefined
    return read?.ok === true && read.column.part === 'facts' && read.column.name === 'sku'
  }
  return Object.fromEntries(Object.entries(fields).map((each) => (isBare(each) ? [each[0], sku] : each)))
}

type Numbers = { sku: string; article: string; fault?: string }

function findNumbers(fields: OutsideRecord['fields'], { columnOf }: Reader): Numbers {
  const numbers: Numbers = { sku: '', article: '' }
  for (const [header, cell] of Object.entries(fields)) {
    const read = header === '' ? undefined : columnOf(header)
    if (!read?.ok || read.column.part !== 'facts' || !NUMBERS.has(read.column.name)) continue
    const fault = findNumberFault(cell)
    if (fault) numbers.fault = fault
    if (read.column.name === 'sku') numbers.sku = toSkuText(cell)
    else numbers.article = toNumberText(cell)
  }
  return numbers
}
