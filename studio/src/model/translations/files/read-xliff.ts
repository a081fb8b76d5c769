import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ExchangeProblem, type ReturnedDocument, readDocumentName, readUnitName } from './exchange.ts'

/** Deeper or larger files are none that we wrote. */
const MAX_DEPTH = 60
const MAX_UNITS = 500_000

const AROUND: ReadonlySet<string> = new Set(['pc', 'g', 'mrk'])
const ALONE: ReadonlySet<string> = new Set(['ph', 'x', 'bx', 'ex', 'sc', 'ec'])

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const attribute = ({ attributes }: SaxesTagPlain, name: string): string => String(attributes[name] ?? '')

/**
 * Reads what translators send back, of 1.2 and of 2.x. Nothing outside of the file is read: a document type, by which entities and
 * other files come in, is refused before anything of it is used.
 */
export function readXliff(xml: string): ReturnedDocument[] {
  const parser = new SaxesParser()
  const documents: ReturnedDocument[] = []
  const open: string[] = []
  let isXliff = false
  let unit: ReturnType<typeof readUnitName>
  let target: string | undefined
  let units = 0
  parser.on('error', (error) => {
    throw new ExchangeProblem(`This file is damaged: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw new ExchangeProblem('This file declares a document type (DOCTYPE): such files are not read')
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    open.push(name)
    if (open.length > MAX_DEPTH) throw new ExchangeProblem('This file is nested too deep to be one of ours')
    if (open.length === 1) isXliff = name === 'xliff'
    if (!isXliff) throw new ExchangeProblem('This is no XLIFF file')
    if (name === 'file') {
      const named = readDocumentName(attribute(tag, 'original'))
      if (named === undefined)
        throw new ExchangeProblem(`The file names a document that is none: “${attribute(tag, 'original')}”`)
      documents.push({ ...named, units: [] })
    } else if (name === 'unit' || name === 'trans-unit') {
      units += 1
      if (units > MAX_UNITS) throw new ExchangeProblem('This file has more texts than the studio')
      const said = attribute(tag, name === 'unit' ? 'name' : 'resname')
      unit = readUnitName(said)
      if (unit === undefined) throw new ExchangeProblem(`A text has lost its name: “${said}”`)
      target = undefined
    } else if (name === 'target') target = target ?? ''
    else if (target !== undefined && open.includes('target')) target += toOpenTag(name, tag)
  })
  parser.on('text', (text) => {
    if (open.includes('target') && target !== undefined) target += text.replaceAll('{', '{{')
  })
  parser.on('cdata', (text) => {
    if (open.includes('target') && target !== undefined) target += text.replaceAll('{', '{{')
  })
  parser.on('closetag', (tag) => {
    const name = localName(tag.name)
    open.pop()
    if (open.includes('target') && AROUND.has(name) && name !== 'mrk' && target !== undefined)
      target += `{/${attribute(tag, 'id')}}`
    if ((name === 'unit' || name === 'trans-unit') && unit !== undefined) {
      documents.at(-1)?.units.push({ ...unit, target: target ?? '' })
      unit = undefined
      target = undefined
    }
  })
  parser.write(xml).close()
  if (!isXliff) throw new ExchangeProblem('This is no XLIFF file')
  return documents
}

/** What tools add to mark something, without a number, is left out. */
function toOpenTag(name: string, tag: SaxesTagPlain): string {
  const id = attribute(tag, 'id')
  if (name === 'mrk') return ''
  if (!/^\d+$/.test(id)) throw new ExchangeProblem(`A tag has lost its number: <${tag.name}>`)
  if (AROUND.has(name)) return `{${id}}`
  if (ALONE.has(name)) return `{${id}/}`
  throw new ExchangeProblem(`A text holds what no text of ours has: <${tag.name}>`)
}
