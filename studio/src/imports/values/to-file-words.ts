const ADDRESS = /^https?:\/\//i

/**
 * Files that a part of a cell names. A comma may be part of a name, or stand between two, as shops write them; of an address on the web the
 * file is meant that lies beside the table, or in the studio, under its last word.
 */
export function toFileWords(part: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(part)) return [part]
  const words = part.split(/,\s*(?=https?:)|,\s+|,(?=[^,\s]+\.\w{3,4}(?:,|$))/i).map((word) => word.trim())
  return words.map((word) => (isKnown(word) ? word : (findFileName(word, isKnown) ?? word)))
}

function findFileName(word: string, isKnown: (name: string) => boolean): string | undefined {
  if (!ADDRESS.test(word) || !URL.canParse(word)) return undefined
  const name = new URL(word).pathname.split('/').at(-1) ?? ''
  return [decodeName(name), name].find((each) => each !== '' && isKnown(each))
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
