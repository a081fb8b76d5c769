import { findListItem, type PastedItem } from './find-list-item.ts'

/**
 * Restores the visible structure of pasted HTML from word processors: Word exports lists as paragraphs with a marker,
 * and the editor does not read captions inside tables. Undefined if nothing needs to change.
 */
export function tidyPastedHtml(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const lists = makeLists(page)
  const captions = [...page.querySelectorAll('table > caption')].map(putBefore)
  return lists + captions.length > 0 ? page.documentElement.outerHTML : undefined
}

function putBefore(caption: Element): void {
  const line = caption.ownerDocument.createElement('p')
  line.append(...caption.childNodes)
  caption.parentElement?.before(line)
  caption.remove()
}

/** Returns the number of paragraphs converted to list items. */
function makeLists(page: Document): number {
  const items = [...page.querySelectorAll('p, div')].flatMap((element) => findListItem(element) ?? [])
  let run: PastedItem[] = []
  for (const [at, item] of items.entries()) {
    run.push(item)
    if (items[at + 1]?.element === item.element.nextElementSibling) continue
    const [first] = run
    first?.element.before(...toLists(run))
    for (const { element } of run) element.remove()
    run = []
  }
  return items.length
}

/** Nests consecutive items by level. */
function toLists(items: readonly PastedItem[]): Element[] {
  const roots: Element[] = []
  const open: { list: Element; level: number }[] = []
  for (const { element, level, tag, start, content } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop()
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined
    if (list === undefined) {
      list = element.ownerDocument.createElement(tag)
      if (start !== 1) list.setAttribute('start', String(start))
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else roots.push(list)
      open.push({ list, level })
    }
    const entry = element.ownerDocument.createElement('li')
    entry.append(...content)
    list.append(entry)
  }
  return roots
}
