import { ExchangeProblem } from './exchange.ts'

/** Marks of tools, without a number of ours. */
const MARKS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em', 'cp'])
const AROUND: ReadonlySet<string> = new Set(['pc', 'g'])
const ALONE: ReadonlySet<string> = new Set(['ph', 'x'])
/** Halves of a tag: what tools write where a segment ends inside of one. */
const OPENS: ReadonlySet<string> = new Set(['sc', 'bpt', 'bx'])
const CLOSES: ReadonlySet<string> = new Set(['ec', 'ept', 'ex'])
/** Their content is code and not words. */
const CODE: ReadonlySet<string> = new Set(['ph', 'bpt', 'ept', 'it'])

/** Words that a reviewer has struck out, as Trados keeps them: `x-sdl-deleted`. */
const STRUCK_OUT = /(?:^|-)deleted$/i

/** Tags within one source or target, in either version, as those of a line (`{1}`, `{/1}`, `{2/}`). */
export class XliffTags {
  /** Numbers of halves by what links them. */
  readonly #halves = new Map<string, string>()
  #code = 0
  /** Whether each open mark is around words that were struck out. */
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
    throw new ExchangeProblem(`A text holds what no text of ours has: <${name}>`)
  }

  #findOpened(attribute: (name: string) => string): string {
    const link = attribute('startRef') || attribute('rid') || attribute('id')
    return this.#halves.get(link) ?? link
  }
}
