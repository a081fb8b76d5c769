import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** More than any real page contains; somewhat beyond, recursive code would overflow the stack. */
const MOST_LEVELS = 200
const OPENING = /<[a-z]/gi

/** Whether HTML is nested more deeply than any text written by a person. */
export function isDeepHtml(html: string): boolean {
  // HTML with few tags cannot be deep, so most texts need not be parsed.
  if ((html.match(OPENING)?.length ?? 0) <= MOST_LEVELS) return false
  let level: HtmlNode[] = parseFragment(html).childNodes
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
  return false
}
