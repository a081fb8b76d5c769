import { cleanLine } from '@menagerie/contract/clean-text'

/** Canonical values of a query by name; contains only what the route declares. */
export type QueryValues = ReadonlyMap<string, string>

/** One name that a route reads from the query of its address; all other names are ignored. */
export type QueryField<Value = unknown> = {
  name: string
  /**
   * Returns the canonical form of what a visitor wrote. '' counts as absent: for unreadable values, and for the
   * default. Undefined: the page does not exist. `before` has the values of the names declared before it.
   */
  toCanonical: (text: string, before?: QueryValues) => string | undefined
  read: (values: QueryValues | undefined) => Value
  /** Whether answers are cached. Only where the possible values are few and known: visitors' words must not fill the cache. */
  isStored: boolean
  /** Whether the name may occur several times; the values are then joined, one per line. */
  isRepeated?: boolean
}

/** Returns the query of an address; a repeated name occurs once for each of its lines. */
export function toSearch(values: QueryValues): URLSearchParams {
  return new URLSearchParams([...values].flatMap(([name, text]) => text.split('\n').map((line) => [name, line])))
}

type Range = { first: number; last: number | ((before: QueryValues | undefined) => number) }

/**
 * A whole number from `first` to `last`; `first` when the name is absent. No page exists for other numbers, other
 * text, another form of a number (`02`), or two different values.
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

/** A number above zero and up to `most`, rounded to so many decimal places, with a point as forms send it; undefined for any other text. */
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

/** One of a list; undefined for any other text. */
export function oneOf<Choice extends string>(name: string, choices: readonly Choice[]): QueryField<Choice | undefined> {
  const find = (text: string | undefined) => choices.find((choice) => choice === text)
  return { name, isStored: true, toCanonical: (text) => find(text) ?? '', read: (values) => find(values?.get(name)) }
}

/** One of a list; undefined when the name is absent. As with numbers, no page exists for any other text, or two different values. */
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

/** The visitor's words, in one line, cut to a length; '' when there are none. */
export function freeText(name: string, maxLength: number): QueryField<string> {
  return {
    name,
    isStored: false,
    toCanonical: (text) => [...cleanLine(text)].slice(0, maxLength).join('').trim(),
    read: (values) => values?.get(name) ?? '',
  }
}

/** Several values of a group, each once. Only the search knows the possible values, so no answer is cached. */
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
