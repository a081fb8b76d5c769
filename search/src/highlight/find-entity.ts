/** The longest HTML entity name has 31 letters. */
const LONGEST_NAME = 32

/** Finds the HTML entity (`&amp;`, `&#39;`, `&#x27;`) that contains position `at`, from its `&` to after its `;`. Readers see it as one character. */
export function findEntity(text: string, at: number): { start: number; end: number } | undefined {
  let start = at - 1
  while (start >= 0 && at - start <= LONGEST_NAME && isOfName(text.charCodeAt(start))) start--
  if (text[start] !== '&') return undefined
  let end = at
  while (end < text.length && end - start <= LONGEST_NAME && isOfName(text.charCodeAt(end))) end++
  return text[end] === ';' ? { start, end: end + 1 } : undefined
}

/** ASCII letters, digits and `#`. */
function isOfName(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 35
}
