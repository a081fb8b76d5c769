/** What the choices of Payload say to screen readers, by the ids of its parts; each of them is English alone. */
const PARTS: Readonly<Record<string, (text: string, found: string) => string>> = {
  // How a choice is used by keys: the browser's role says that in the reader's language.
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

/** Keeps names and counts of what a choice says; `found`: the reader's word before a count. */
export function speakChoice(element: Element, found: string): void {
  const say = PARTS[element.id]
  const [text] = element.childNodes
  if (say === undefined || text?.nodeType !== Node.TEXT_NODE) return
  const told = say(text.nodeValue ?? '', found)
  // React knows this text, and writes into it when the choice says more.
  if (text.nodeValue !== told) text.nodeValue = told
}

export const SPOKEN_CHOICES = Object.keys(PARTS)
  .map((id) => `#${id}`)
  .join()
