/** On the web, or on the computer that wrote the table. */
const ADDRESS = /^(?:https?:\/\/|file:|[a-z]:[\\/]|[\\/])/i

/**
 * Files that a part of a cell names. A comma may be part of a name, or stand between two, as shops write them; of an address the file is
 * meant that lies beside the table, or in the studio, under its last word: on the web, or on the computer where the table was written.
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
