import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ExchangeProblem, type ReturnedDocument, readDocumentName, readUnitName, toDocumentName } from './exchange.ts'
import { XliffTags } from './xliff-tags.ts'
import { XliffUnit } from './xliff-unit.ts'

/** Files with more nesting or units were not written by the studio. */
const MAX_DEPTH = 60
const MAX_UNITS = 500_000

const UNITS: ReadonlySet<string> = new Set(['unit', 'trans-unit'])
/** Parents of a source or target; elsewhere it is a suggestion of a tool. */
const PARTS: ReadonlySet<string> = new Set(['segment', 'ignorable', 'trans-unit'])
const SIDES: ReadonlySet<string> = new Set(['source', 'target', 'seg-source'])
const toSide = (name: string | undefined) => (name === 'target' ? 'target' : 'source')

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const attribute = ({ attributes }: SaxesTagPlain, name: string): string => String(attributes[name] ?? '')

/**
 * Parses returned files in XLIFF 1.2 and 2.x. A document type is refused immediately, because it could load entities
 * and other files.
 */
export function readXliff(xml: string): ReturnedDocument[] {
  const parser = new SaxesParser()
  const reading = new XliffReading()
  parser.on('error', (cause) => {
    const message = `This file is damaged in line ${parser.line}: save it again in the program it came from`
    throw new ExchangeProblem(message, { cause })
  })
  parser.on('doctype', () => {
    throw new ExchangeProblem('This file declares a document type (DOCTYPE): such files cannot be read')
  })
  parser.on('opentag', (tag) => reading.open(tag))
  parser.on('text', (text) => reading.addText(text))
  parser.on('cdata', (text) => reading.addText(text))
  parser.on('closetag', (tag) => reading.close(tag))
  // Some tools write an empty line before the declaration, which must be at the beginning.
  parser.write(xml.replace(/^\s+(?=<\?xml)/, '')).close()
  return [...reading.documents.values()]
}

class XliffReading {
  readonly documents = new Map<string, ReturnedDocument>()
  readonly #open: string[] = []
  #languages: NonNullable<ReturnedDocument['languages']> = {}
  #document: ReturnedDocument | undefined
  #unit: XliffUnit | undefined
  /** Name of the element whose text is being read: `source`, `target` or `seg-source`. */
  #side: string | undefined
  #tags = new XliffTags()
  #units = 0

  open(tag: SaxesTagPlain): void {
    const name = localName(tag.name)
    const parent = this.#open.at(-1) ?? ''
    this.#open.push(name)
    if (this.#open.length > MAX_DEPTH) throw new ExchangeProblem('This file is nested too deeply to be one of ours')
    if (this.#open[0] !== 'xliff') throw new ExchangeProblem('This is not an XLIFF file')
    if (this.#side !== undefined) this.#openInside(name, tag)
    else if (name === 'xliff') this.#languages = toLanguages(attribute(tag, 'srcLang'), attribute(tag, 'trgLang'))
    else if (name === 'file') this.#openDocument(tag)
    else if (UNITS.has(name)) this.#openUnit(name, tag)
    else if (parent === 'unit' && PARTS.has(name))
      this.#unit?.beginPart(attribute(tag, 'state'), { isBetween: name === 'ignorable' })
    else if (SIDES.has(name) && PARTS.has(parent)) this.#openSide(name, tag)
  }

  /** Tools on Windows escape a carriage return as a character reference, which the parser does not normalize. */
  addText(text: string): void {
    if (this.#side !== undefined && !this.#tags.isInCode)
      this.#add(text.replaceAll(/\r\n/g, '\n').replaceAll('{', '{{'))
  }

  close(tag: SaxesTagPlain): void {
    const name = localName(tag.name)
    this.#open.pop()
    if (this.#side !== undefined && name === this.#side && PARTS.has(this.#open.at(-1) ?? '')) {
      this.#side = undefined
      this.#unit?.endSide()
    } else if (this.#side !== undefined) {
      if (name === 'mrk') this.#unit?.endMark()
      this.#add(this.#tags.close(name, attribute(tag, 'id')))
    } else if (UNITS.has(name) && this.#unit !== undefined) {
      this.#document?.units.push(this.#unit.toReturned())
      this.#unit = undefined
    }
  }

  #add(text: string): void {
    if (this.#side === 'seg-source') this.#unit?.noteMarked('source', text)
    else this.#unit?.add(text)
  }

  /** A document may be split over several `file` elements, which some tools do. */
  #openDocument(tag: SaxesTagPlain): void {
    const named = readDocumentName(attribute(tag, 'original'))
    if (named === undefined)
      throw new ExchangeProblem(`The file names a document that does not exist: “${attribute(tag, 'original')}”`)
    const name = toDocumentName(named)
    const own = toLanguages(attribute(tag, 'source-language'), attribute(tag, 'target-language'))
    this.#document = this.documents.get(name) ?? { ...named, languages: { ...this.#languages, ...own }, units: [] }
    this.documents.set(name, this.#document)
  }

  #openUnit(name: string, tag: SaxesTagPlain): void {
    this.#units += 1
    if (this.#units > MAX_UNITS) throw new ExchangeProblem('This file has more texts than the studio')
    const said = attribute(tag, name === 'unit' ? 'name' : 'resname')
    const named = readUnitName(said)
    if (named === undefined) throw new ExchangeProblem(`A text has lost its name: “${said}”`)
    this.#unit = new XliffUnit(named)
    if (name === 'trans-unit') this.#unit.beginPart('')
  }

  #openSide(name: string, tag: SaxesTagPlain): void {
    this.#side = name
    this.#tags = new XliffTags()
    if (name === 'seg-source') return
    const [state, order, language] = ['state', 'order', 'xml:lang'].map((named) => attribute(tag, named))
    this.#unit?.beginSide(toSide(name), {
      ...(state && { state }),
      ...(order && { order }),
      ...(language && { language }),
    })
  }

  #openInside(name: string, tag: SaxesTagPlain): void {
    const isSegment = name === 'mrk' && attribute(tag, 'mtype') === 'seg'
    if (isSegment) this.#unit?.beginMark(toSide(this.#side), attribute(tag, 'mid'))
    this.#add(this.#tags.open(name, (attributeName) => attribute(tag, attributeName)))
  }
}

const toLanguages = (source: string, target: string) => ({ ...(source && { source }), ...(target && { target }) })
