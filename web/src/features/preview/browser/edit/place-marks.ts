import { findArea, findBlockElement } from './edited-parts.ts'

/** Places marks over their parts, in page coordinates, so that they scroll with the page. */
export function placeMarks(root: ShadowRoot): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-of]')) {
    const { block = '', area = '' } = mark.dataset
    const part = block === '' ? findArea(area) : findBlockElement(block)
    mark.hidden = part === undefined
    if (part === undefined) continue
    const { left, top, width, height } = part.getBoundingClientRect()
    mark.style.left = `${left + window.scrollX}px`
    mark.style.top = `${top + window.scrollY}px`
    mark.style.width = `${width}px`
    mark.style.height = `${height}px`
    if (mark.matches('.active')) keepInSight(mark.querySelector<HTMLElement>('.bar'))
  }
}

/** Shifts the tools of a narrow block at the end of a line to the left, so that all of them are visible. */
function keepInSight(bar: HTMLElement | null): void {
  if (bar === null) return
  bar.style.translate = ''
  const { left, right } = bar.getBoundingClientRect()
  const over = Math.min(Math.max(0, right - document.documentElement.clientWidth), left)
  if (over > 0) bar.style.translate = `${-over}px`
}
