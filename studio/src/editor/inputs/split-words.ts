/** Splits typed words and phrases at commas, semicolons and line breaks; removes duplicates and surrounding spaces. */
export function splitWords(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '))
  return [...new Set(words.filter((word) => word !== ''))]
}
