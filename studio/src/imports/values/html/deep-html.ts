import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** More than any page of a shop has; what follows such a tree by calling itself stops somewhere beyond. */
const MOST_LEVELS = 200
const OPENING = /<[a-z]/gi

/** Whether elements stand inside each other so often that the text is none of a person. */
export function isDeepHtml(html: string): boolean {
  // Few tags make no deep tree: most texts are not parsed for this.
  if ((html.match(OPENING)?.length ?? 0) <= MOST_LEVELS) return false
  let level: HtmlNode[] = parseFragment(html).childNodes
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
  return false
}
