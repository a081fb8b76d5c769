/** Words and phrases that an editor has typed in a box, apart by commas, semicolons or lines; each once, without space around it. */
export function splitWords(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '))
  return [...new Set(words.filter((word) => word !== ''))]
}
