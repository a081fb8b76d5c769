/** Canonical texts of an address's query by name. Only what the route declares is in it. */
export type QueryValues = ReadonlyMap<string, string>

/** One name that a route reads from the query of its address; all others mean nothing there. */
export type QueryField<Value = unknown> = {
  name: string
  /**
   * The one way to write what a visitor wrote. '' is as good as nothing: what cannot be read, and what holds without the
   * name. Undefined: nothing stands there. `before` has what the names declared before it say.
   */
  toCanonical: (text: string, before?: QueryValues) => string | undefined
  read: (values: QueryValues | undefined) => Value
  /** Whether answers are kept. Only where the possible values are few and known: nobody else's words fill the cache. */
  isStored: boolean
}

type Range = { first: number; last: number | ((before: QueryValues | undefined) => number) }

/** One of `first` to `last`, and `first` without the name. Beyond them nothing stands. */
export function wholeNumber(name: string, { first, last }: Range): QueryField<number> {
  return {
    name,
    isStored: true,
    toCanonical(text, before) {
      if (!/^[0-9]+$/.test(text)) return ''
      const number = Number(text)
      if (number === first) return ''
      const end = typeof last === 'number' ? last : last(before)
      return number < first || number > end ? undefined : String(number)
    },
    read: (values) => Number(values?.get(name) ?? first),
  }
}

/** One of a list, or none. */
export function oneOf<Choice extends string>(name: string, choices: readonly Choice[]): QueryField<Choice | undefined> {
  const find = (text: string | undefined) => choices.find((choice) => choice === text)
  return { name, isStored: true, toCanonical: (text) => find(text) ?? '', read: (values) => find(values?.get(name)) }
}

/** Words of the visitor's own, in one line; what is too long is cut off. '' when there are none. */
export function freeText(name: string, maxLength: number): QueryField<string> {
  return {
    name,
    isStored: false,
    toCanonical: (text) => [...toLine(text)].slice(0, maxLength).join('').trim(),
    read: (values) => values?.get(name) ?? '',
  }
}

const toLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
