/**
 * Translates a word of a file by the mapping. Only own properties count: words such as `constructor` exist in every
 * object.
 */
export const meaningOf = (given: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(given, word) ? (given[word] ?? word) : word
