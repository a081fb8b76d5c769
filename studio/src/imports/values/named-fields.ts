import { z } from 'zod'
import { relationId, relationIds } from '../../publish/parts/stored-values.ts'
import { textOfHtml } from './html/text-of-html.ts'
import { type CellValue, fault, fine, type ImportField } from './import-field.ts'
import { meaningOf } from './meaning-of.ts'
import type { FileKind, Names } from './names.ts'
import { toCellParts } from './read-cells.ts'
import { toFileWords } from './to-file-words.ts'

const SEPARATOR = '|'

type RelationWords = {
  also: string
  tell: (unknown: readonly string[]) => string
  /** Splits a part of a cell into words; `isKnown` says whether a word names a document. */
  toWords?: (part: string, isKnown: (word: string) => boolean) => readonly string[]
}
const alone = (part: string): readonly string[] => [part]

/** A relation to several documents, by the names that files use. All unknown names are reported together. */
function relationField(
  path: string,
  find: (names: Names, word: string) => string | undefined,
  nameOf: (names: Names, id: string) => string | undefined,
  { also, tell, toWords = alone }: RelationWords,
): ImportField {
  return {
    path: path.split('.'),
    read: (cell, { names, words }): CellValue => {
      const parts = toCellParts(cell, also)
        .flatMap((word) => meaningOf(words, word).split(SEPARATOR))
        .flatMap((word) => toWords(word, (each) => find(names, each) !== undefined))
        .filter((word) => word !== '')
      const found = parts.map((word) => find(names, word))
      const unknown = parts.filter((_, index) => found[index] === undefined)
      return unknown.length > 0 ? fault(tell(unknown)) : fine([...new Set(found)])
    },
    show: (value, names) =>
      idsOf(value)
        .map((id) => nameOf(names, id) ?? id)
        .join(SEPARATOR),
  }
}

const idsOf = (value: unknown): readonly string[] => relationIds.safeParse(value).data ?? []
const listed = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** Terms of one vocabulary, by code or by label in any language. */
export const termsIn = (path: string, vocabulary: string): ImportField =>
  relationField(
    path,
    (names, word) => names.findTerm(vocabulary, word)?.id,
    (names, id) => names.termOf(id)?.code,
    {
      also: ',;',
      tell: (unknown) =>
        `${listed(unknown)} ${unknown.length > 1 ? 'are not terms' : 'is not a term'} of ${vocabulary}`,
    },
  )

/**
 * Products, by SKU or the company's article number; a number without the leading zeros that a spreadsheet dropped finds
 * its SKU.
 */
export const productsIn = (path: string): ImportField =>
  relationField(
    path,
    (names, word) => (names.findProduct(word) ?? names.findProduct(names.findPadded(word) ?? word))?.id,
    (names, id) => names.productOf(id)?.sku,
    { also: ',;', tell: (unknown) => `there is no product ${listed(unknown)}` },
  )

/** Pictures, leaflets or films, by file name or UUID. */
export const filesIn = (path: string, kind: FileKind): ImportField =>
  relationField(
    path,
    (names, word) => names.findFile(kind, word)?.id,
    (names, id) => names.fileOf(kind, id)?.filename,
    {
      also: ';',
      tell: (unknown) => `there is no ${NOUNS[kind]} ${listed(unknown)}, ${PLACES[kind]}`,
      toWords: toFileWords,
    },
  )

const NOUNS: Readonly<Record<FileKind, string>> = { media: 'picture', leaflets: 'leaflet', films: 'film' }
const BESIDE = 'in the studio or beside the file'
/** A film cannot be imported, because it needs a poster, which no table names. */
const PLACES: Readonly<Record<FileKind, string>> = {
  media: BESIDE,
  leaflets: BESIDE,
  films: 'in the studio: upload it among the films first',
}

/** The same for a field with a single document. */
export const onlyOne = (many: ImportField): ImportField => ({
  ...many,
  read: (cell, reading) => {
    const read = many.read(cell, reading)
    if (!read.ok || !Array.isArray(read.value)) return read
    return read.value.length > 1 ? fault('names several: enter only one') : fine(read.value[0] ?? null)
  },
  show: (value, names) => (value === null || value === undefined ? '' : many.show([value], names)),
})

/** Rows with one text each, one per line. */
export const textRows = (path: string, field: string): ImportField => ({
  path: path.split('.'),
  read: (cell) => {
    const parts = toCellParts(typeof cell === 'string' ? textOfHtml(cell) : cell)
    return fine(withoutBullets(parts).map((text) => ({ [field]: text })))
  },
  show: (value) =>
    rowsOf(value)
      .map((row) => String(row[field] ?? ''))
      .join('\n'),
})

const BULLET = /^[•·▪●◦‣∙]\s*/u
/** Characters that may begin a text: bullets only if each line begins with one. */
const DASH = /^[-–*]\s+/u

function withoutBullets(lines: readonly string[]): readonly string[] {
  const bullet = lines.length > 1 && lines.every((line) => DASH.test(line) || BULLET.test(line)) ? DASH : BULLET
  return lines.map((line) => line.replace(BULLET, '').replace(bullet, '')).filter((line) => line !== '')
}

const LINK_ROW = /^(?<name>.*?)\s*<(?<url>[^<>]*)>\s*(?<image>.*)$/

/** Shops that sell a product: `Name <https://…> logo.png`, one per line. */
export const shopRows = (path: string): ImportField => ({
  path: path.split('.'),
  read: (cell, { names }) => {
    const rows: object[] = []
    for (const line of toCellParts(cell)) {
      const { name, url, image } = LINK_ROW.exec(line)?.groups ?? {}
      if (!name || !url) return fault(`“${line}” is not a shop: write Name <https://shop.example/product>`)
      const logo = image ? names.findFile('media', image) : undefined
      if (image && logo === undefined) return fault(`there is no picture “${image}”`)
      rows.push({ name, url, ...(logo && { image: logo.id }) })
    }
    return fine(rows)
  },
  show: (value, names) =>
    rowsOf(value)
      .map(({ name, url, image }) => `${name} <${url}>${showFile(image, names)}`)
      .join('\n'),
})

/** Pictures by customers: `file.jpg <https://…>`, one per line; the address is optional. */
export const pictureRows = (path: string): ImportField => ({
  path: path.split('.'),
  read: (cell, { names }) => {
    const rows: object[] = []
    for (const line of toCellParts(cell)) {
      const { name = line, url } = LINK_ROW.exec(line)?.groups ?? {}
      const picture = names.findFile('media', name)
      if (picture === undefined) return fault(`there is no picture “${name}”`)
      rows.push({ image: picture.id, ...(url && { link: url }) })
    }
    return fine(rows)
  },
  show: (value, names) =>
    rowsOf(value)
      .map(({ image, link }) => `${showFile(image, names).trim()}${link ? ` <${link}>` : ''}`)
      .join('\n'),
})

function showFile(image: unknown, names: Names): string {
  const id = relationId.safeParse(image).data
  return id === undefined ? '' : ` ${names.fileOf('media', id)?.filename ?? id}`
}

const rowsSchema = z.array(z.record(z.string(), z.unknown())).catch([])
const rowsOf = (value: unknown) => rowsSchema.parse(value)
