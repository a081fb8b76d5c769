const ENTITIES: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&#169;': '©',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** Returns the text of a line of HTML. Must never be used as HTML. */
export function toTextOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}
