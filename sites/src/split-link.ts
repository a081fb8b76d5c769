/** A text around one link: `Go to the <link>homepage</link>.` Without marks, all of it is `before`. */
type LinkedText = { before: string; link: string; after: string }

/** Splits a message at its `<link>…</link>`, whose place in the sentence differs by language. */
export function splitLink(text: string): LinkedText {
  const [before = '', rest] = text.split('<link>', 2)
  if (rest === undefined) return { before: text, link: '', after: '' }
  const [link = '', after = ''] = rest.split('</link>', 2)
  return { before, link, after }
}
