type PageFault = { line: number; fault: string }

/** Texts of the product, titles of tests and code are quoted as they are. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"|\*[^*]+\*/g
const VAGUE = /\b(?:whoever|nobody|somebody|everybody|anybody)\b/i
/** "Who asks for it is led there" names no person. A question or a heading such as "Who talks to whom" is none. */
const WHO_AS_SUBJECT = /(?:^|[.;:] |\| |\b(?:for|of) )\*{0,2}who (?!may\b)[a-z]+s? [^|?]*[.,;]/i
const HEADING = /^#/

/** Finds lines of pages that speak of "nobody" or "who" instead of a visitor, an editor or a process. */
export function findPageFaults(page: string): PageFault[] {
  let isCode = false
  return page.split('\n').flatMap((text, at) => {
    if (text.startsWith('```')) isCode = !isCode
    if (isCode || HEADING.test(text) || text.startsWith('    ')) return []
    const plain = text.replace(QUOTED, '')
    const found = VAGUE.exec(plain)?.[0] ?? WHO_AS_SUBJECT.exec(plain)?.[0]
    return found === undefined
      ? []
      : [{ line: at + 1, fault: `says "${found.slice(0, 40).trim()}": name the visitor, editor, caller or process.` }]
  })
}
