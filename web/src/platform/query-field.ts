import { cleanLine } from '@menagerie/contract/clean-text'

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
  /** Whether answers are kept. Only where the possible values are few and known: a stranger's words must not fill the cache. */
  isStored: boolean
  /** The name may stand there several times; its texts are one text, a line each. */
  isRepeated?: boolean
}

/** The names as they stand in an address, a repeated one once for each of its lines. */
export function toSearch(values: QueryValues): URLSearchParams {
  return new URLSearchParams([...values].flatMap(([name, text]) => text.split('\n').map((line) => [name, line])))
}

type Range = { first: number; last: number | ((before: QueryValues | undefined) => number) }

/**
 * One of `first` to `last`, and `first` without the name. Nothing stands beyond them, at what is no whole number or one written
 * otherwise (`02`), and at two different ones.
 */
export function wholeNumberField(name: string, { first, last }: Range): QueryField<number> {
  return {
    name,
    isStored: true,
    isRepeated: true,
    toCanonical(given, before) {
      const [text = '', ...others] = new Set(given.split('\n'))
      if (text === '' && others.length === 0) return ''
      const number = Number(text)
      if (others.length > 0 || !Number.isInteger(number) || String(number) !== text) return undefined
      if (number === first) return ''
      const end = typeof last === 'number' ? last : last(before)
      return number < first || number > end ? undefined : String(number)
    },
    read: (values) => Number(values?.get(name) ?? first),
  }
}

type Decimal = { most: number; places: number }

/** More than nothing and `most` at most, to so many decimal places, with a point as forms send it; none for any other text. */
export function decimal(name: string, { most, places }: Decimal): QueryField<number | undefined> {
  const toNumber = (text: string) => {
    const number = Number(Number(text.replace(',', '.')).toFixed(places))
    return number > 0 && number <= most ? number : undefined
  }
  return {
    name,
    isStored: false,
    toCanonical: (text) => String(toNumber(text) ?? ''),
    read: (values) => toNumber(values?.get(name) ?? ''),
  }
}

/** One of a list, or none. */
export function oneOf<Choice extends string>(name: string, choices: readonly Choice[]): QueryField<Choice | undefined> {
  const find = (text: string | undefined) => choices.find((choice) => choice === text)
  return { name, isStored: true, toCanonical: (text) => find(text) ?? '', read: (values) => find(values?.get(name)) }
}

/** One of a list, and none without the name. As with numbers, nothing stands at any other text, and at two different ones. */
export function knownOneOf<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): QueryField<Choice | undefined> {
  const { read } = oneOf(name, choices)
  const toCanonical = (given: string) => {
    const [text = '', ...others] = new Set(given.split('\n'))
    return others.length === 0 && (text === '' || choices.some((choice) => choice === text)) ? text : undefined
  }
  return { name, isStored: true, isRepeated: true, toCanonical, read }
}

/** Words of the visitor's own, in one line; what is too long is cut off. '' when there are none. */
export function freeText(name: string, maxLength: number): QueryField<string> {
  return {
    name,
    isStored: false,
    toCanonical: (text) => [...cleanLine(text)].slice(0, maxLength).join('').trim(),
    read: (values) => values?.get(name) ?? '',
  }
}

/** Some of a group's values, each once. Only the search knows the values, so no answer is kept. */
export function severalOf(name: string, maxValues: number): QueryField<readonly string[]> {
  const toValues = (text: string) =>
    text
      .split('\n')
      .map(cleanLine)
      .filter((value) => value !== '')
  return {
    name,
    isStored: false,
    isRepeated: true,
    toCanonical: (text) => [...new Set(toValues(text))].sort().slice(0, maxValues).join('\n'),
    read: (values) => toValues(values?.get(name) ?? ''),
  }
}
