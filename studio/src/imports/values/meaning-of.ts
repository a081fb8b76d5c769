/** What a file's own word stands for. Words such as `constructor` mean something in every object, and nothing here. */
export const meaningOf = (given: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(given, word) ? (given[word] ?? word) : word
