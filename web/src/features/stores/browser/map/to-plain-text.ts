const ENTITIES: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&#169;': '©',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** What a line of HTML says. Never used as HTML. */
export function toTextOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}
