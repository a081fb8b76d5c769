import type { ReturnedUnit, UnitName } from './exchange.ts'

type Part = { source: string; target?: string; language?: string; isBetween: boolean; order?: number; state?: string }
type Side = 'source' | 'target'

/** States of a target that the tool has only prefilled from the source. */
const UNTOUCHED: ReadonlySet<string> = new Set(['initial', 'new', 'needs-translation'])
export const PARTLY_TRANSLATED = 'only part of this text is translated'
export const TWICE = 'this text appears twice in the file, with different words'

/** A text of a file while it is parsed: tools split it into segments, reorder these, and leave some untranslated. */
export class XliffUnit {
  readonly #name: UnitName
  readonly #parts: Part[] = []
  /** Segments within a source or target of XLIFF 1.2, by number. */
  readonly #marked: Record<Side, Map<string, string>> = { source: new Map(), target: new Map() }
  /** Whether a segment has two targets with different content. */
  #isDoubled = false
  #side: Side | undefined
  #mark: string | undefined

  constructor(name: UnitName) {
    this.#name = name
  }

  /** Begins a segment, the text between two segments (`isBetween`), or the only text of a unit in XLIFF 1.2. */
  beginPart(state: string, { isBetween = false } = {}): void {
    this.#parts.push({ source: '', isBetween, ...(state !== '' && { state }) })
  }

  beginSide(side: Side, { state = '', order = '', language = '' } = {}): void {
    const part = this.#parts.at(-1)
    if (part === undefined) return
    this.#side = side
    if (side === 'target' && part.target !== undefined) this.#isDoubled = true
    if (side === 'target') part.target ??= ''
    if (side === 'target' && language !== '') part.language = language
    if (state !== '') part.state = state
    if (/^\d+$/.test(order)) part.order = Number(order)
  }

  endSide(): void {
    this.#side = undefined
  }

  /** Segments of XLIFF 1.2, in the order of the source, which tools repeat as `seg-source`. */
  beginMark(side: Side, number: string): void {
    this.#mark = number
    this.#marked[side].set(number, '')
  }

  endMark(): void {
    this.#mark = undefined
  }

  noteMarked(side: Side, text: string): void {
    if (this.#mark !== undefined)
      this.#marked[side].set(this.#mark, `${this.#marked[side].get(this.#mark) ?? ''}${text}`)
  }

  add(text: string): void {
    const part = this.#parts.at(-1)
    if (part === undefined || this.#side === undefined) return
    if (this.#side === 'source') part.source += text
    else part.target = `${part.target ?? ''}${text}`
    if (this.#side === 'target') this.noteMarked('target', text)
  }

  toReturned(): ReturnedUnit {
    const parts = this.#parts
    const segments = parts.filter(({ isBetween }) => !isBetween)
    const source = parts.map((part) => part.source).join('')
    const base = { ...this.#name, ...(parts.some((part) => part.source !== '') && { source }) }
    const isUntouched = segments.every((part) => UNTOUCHED.has(part.state ?? '') && part.target === part.source)
    if (isUntouched || segments.every(({ target = '' }) => target === '')) return { ...base, target: '' }
    const target = parts
      .map((part, at) => ({ ...part, place: part.order ?? at + 1 }))
      .sort((one, other) => one.place - other.place)
      .map((part) => part.target ?? (part.isBetween ? part.source : ''))
      .join('')
    const isPartly =
      segments.some((part) => (part.target ?? '').trim() === '' && part.source.trim() !== '') || this.#lacksMarked()
    const language = segments.find((part) => part.language !== undefined)?.language
    const problem = this.#isDoubled ? TWICE : isPartly ? PARTLY_TRANSLATED : undefined
    return { ...base, target, ...(language && { language }), ...(problem && { problem }) }
  }

  #lacksMarked(): boolean {
    const { source, target } = this.#marked
    if (target.size === 0) return false
    return [...source].some(([number, text]) => text.trim() !== '' && (target.get(number) ?? '').trim() === '')
  }
}
