import { ExchangeProblem } from './exchange.ts'

/** Annotations of translation tools, which do not correspond to our tags. */
const MARKS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em', 'cp'])
const AROUND: ReadonlySet<string> = new Set(['pc', 'g'])
const ALONE: ReadonlySet<string> = new Set(['ph', 'x'])
/** Halves of a tag, which tools write when a segment ends within the tag. */
const OPENS: ReadonlySet<string> = new Set(['sc', 'bpt', 'bx'])
const CLOSES: ReadonlySet<string> = new Set(['ec', 'ept', 'ex'])
/** Elements that contain code instead of text. */
const CODE: ReadonlySet<string> = new Set(['ph', 'bpt', 'ept', 'it'])

/** Text that a reviewer has deleted, as Trados marks it: `x-sdl-deleted`. */
const STRUCK_OUT = /(?:^|-)deleted$/i

/**
 * Converts the tags within a source or target, in both XLIFF versions, to those of a tagged line (`{1}`, `{/1}`,
 * `{2/}`).
 */
export class XliffTags {
  /** Tag numbers by the id that links two halves. */
  readonly #halves = new Map<string, string>()
  #code = 0
  /** For each open annotation, whether it marks deleted text. */
  readonly #struck: boolean[] = []

  get isInCode(): boolean {
    return this.#code > 0
  }

  open(name: string, attribute: (name: string) => string): string {
    const written = this.#code > 0 ? '' : this.#write(name, attribute)
    if (name === 'mrk') this.#struck.push(STRUCK_OUT.test(attribute('mtype')))
    if (CODE.has(name) || (name === 'mrk' && this.#struck.at(-1) === true)) this.#code += 1
    return written
  }

  close(name: string, id: string): string {
    if (CODE.has(name) || (name === 'mrk' && this.#struck.pop() === true)) this.#code -= 1
    return AROUND.has(name) && this.#code === 0 ? `{/${id}}` : ''
  }

  #write(name: string, attribute: (name: string) => string): string {
    if (MARKS.has(name)) return ''
    if (name === 'it') return attribute('pos') === 'close' ? `{/${attribute('id')}}` : `{${attribute('id')}}`
    const number = CLOSES.has(name) ? this.#findOpened(attribute) : attribute('id')
    if (!/^\d+$/.test(number)) throw new ExchangeProblem(`A tag has lost its number: <${name}>`)
    if (OPENS.has(name)) this.#halves.set(attribute('rid') || number, number)
    if (AROUND.has(name) || OPENS.has(name)) return `{${number}}`
    if (CLOSES.has(name)) return `{/${number}}`
    if (ALONE.has(name)) return `{${number}/}`
    throw new ExchangeProblem(`A text contains an element that our texts do not have: <${name}>`)
  }

  #findOpened(attribute: (name: string) => string): string {
    const link = attribute('startRef') || attribute('rid') || attribute('id')
    return this.#halves.get(link) ?? link
  }
}
