/** Web addresses, and absolute paths on the computer where the table was written. */
const ADDRESS = /^(?:https?:\/\/|file:|[a-z]:[\\/]|[\\/])/i

/**
 * File names in a part of a cell. A comma may belong to a name or separate two, as in shops' exports. An address or
 * path stands for the file of that name beside the table or in the studio.
 */
export function toFileWords(part: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(part)) return [part]
  const words = part.split(/,\s*(?=https?:)|,\s+|,(?=[^,\s]+\.\w{3,4}(?:,|$))/i).map((word) => word.trim())
  return words.map((word) => (isKnown(word) ? word : (findFileName(word, isKnown) ?? word)))
}

function findFileName(word: string, isKnown: (name: string) => boolean): string | undefined {
  const name = ADDRESS.test(word) ? toLastWord(word) : word
  return [decodeName(name), name].find((each) => each !== '' && isKnown(each))
}

function toLastWord(address: string): string {
  const isOnWeb = /^https?:/i.test(address)
  if (isOnWeb && !URL.canParse(address)) return ''
  return (isOnWeb ? new URL(address).pathname : address).split(/[\\/]/).at(-1) ?? ''
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
