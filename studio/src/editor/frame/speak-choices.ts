/**
 * Replacements for what Payload's selects announce to screen readers in English only, by suffix of the element's id.
 */
const PARTS: Readonly<Record<string, (text: string, found: string) => string>> = {
  // Instructions for the keyboard are dropped, because the role announces them in the user's language.
  'aria-guidance': () => '',
  'aria-results': (text, found) => {
    const count = /^(\d+) results? available/.exec(text)?.[1]
    return count === undefined ? text : `${found}: ${count}`
  },
  'aria-focused': (text) => {
    const [, name, at, all] = FOCUSED.exec(text) ?? []
    return name === undefined ? text : `${name}, ${at} / ${all}`
  },
  'aria-selection': (text) => CHOSEN.exec(text)?.[1] ?? (CLEARED.test(text) ? '' : text),
}

const FOCUSED = /^(?:value )?(.*?)(?: focused)?(?: selected)?(?: disabled)?, (\d+) of (\d+)\.$/s
const CHOSEN = /^options? (.*?)(?:, (?:de)?selected\.| is disabled\. Select another option\.)$/s
const CLEARED = /^All selected options have been cleared\.$/

/** Keeps names and counts in an announcement; `found`: the translated word before a count. */
export function speakChoice(element: Element, found: string): void {
  const say = PARTS[element.id]
  const [text] = element.childNodes
  if (say === undefined || text?.nodeType !== Node.TEXT_NODE) return
  const told = say(text.nodeValue ?? '', found)
  // Changes the existing text node, because React updates it with the next announcement.
  if (text.nodeValue !== told) text.nodeValue = told
}

export const SPOKEN_CHOICES = Object.keys(PARTS)
  .map((id) => `#${id}`)
  .join()
