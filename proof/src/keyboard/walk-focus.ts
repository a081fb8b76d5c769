import type { Page } from '@playwright/test'

/** The element that has the focus, and its faults; undefined when the focus has left the page. */
export type FocusStop = { name: string; faults: string[] } | undefined

type Walk = {
  /** The look of each element without the focus. */
  unfocused: Map<Element, string>
  /** Elements that Tab should reach. */
  due: Set<Element>
  /** First and latest stop of the current direction. On a busy machine the focus may be at the first stop again before it was seen to leave the page. */
  first?: Element | undefined
  last?: Element | undefined
  readLook: (element: Element) => string
  nameOf: (element: Element) => string
}

declare global {
  interface Window {
    focusWalk?: Walk
  }
}

const LOOK = ['outline', 'box-shadow', 'background-color', 'border', 'color', 'text-decoration', 'transform', 'filter']

/** Records the look of every focusable element without the focus: the element, its parent, its first child and their pseudo-elements. */
export async function beginWalk(page: Page): Promise<number> {
  return page.evaluate((properties) => {
    const readLook = (element: Element) =>
      [element, element.parentElement, element.firstElementChild]
        .flatMap((each) => (each === null ? [] : [undefined, '::before', '::after'].map((part) => ({ each, part }))))
        .flatMap(({ each, part }) => {
          const style = getComputedStyle(each, part)
          return properties.map((property) => style.getPropertyValue(property))
        })
        .join('\n')
    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `<${element.tagName.toLowerCase()}> "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`
    }
    // While a dialog is modal, nothing else can have the focus.
    const place = document.querySelector('dialog:modal') ?? document
    const focusable = [
      ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
    const due = focusable.filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *'),
    )
    const unfocused = new Map(focusable.map((element) => [element, readLook(element)]))
    window.focusWalk = { unfocused, due: new Set(due), readLook, nameOf }
    return due.length
  }, LOOK)
}

/** Begins to walk through the page in one direction. */
export async function beginWay(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.focusWalk === undefined) throw new Error('There is no walk')
    Object.assign(window.focusWalk, { first: undefined, last: undefined })
  })
}

/** Checks the element that has the focus now: is it in the window, in front, and does it show that it has the focus? */
export async function readStop(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const [element, walk] = [document.activeElement, window.focusWalk]
    if (walk === undefined) throw new Error('There is no walk')
    if (element === null || element === document.body || element === document.documentElement) return undefined
    walk.first ??= element
    if (element === walk.first && walk.last !== undefined && walk.last !== element) return undefined
    walk.last = element
    walk.due.delete(element)
    const faults: string[] = []
    if (walk.unfocused.get(element) === walk.readLook(element)) faults.push('does not show the focus')
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    // Middle of the visible part, for elements that do not fit into the window, such as a scrolling table.
    const middleOf = (start: number, size: number, room: number) =>
      size <= room ? start + size / 2 : (Math.max(start, 0) + Math.min(start + size, room)) / 2
    const points = boxes.map(({ left, top, width, height }) => ({
      x: middleOf(left, width, innerWidth),
      y: middleOf(top, height, innerHeight),
    }))
    const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    // The focus inside a frame is shown by the page in the frame.
    const isFrame = element instanceof HTMLIFrameElement
    if (inside.length === 0 && !isFrame) faults.push(boxes.length === 0 ? 'has no size' : 'is out of the window')
    for (const { x, y } of inside) {
      const front = document.elementFromPoint(x, y)
      if (front === null || element.contains(front) || front.contains(element)) continue
      faults.push(`is covered by ${walk.nameOf(front)} ${front.className}`)
    }
    return { name: walk.nameOf(element), faults }
  })
}

/** Returns the names of the elements that the walk has not reached, except those that scripts have hidden or disabled since it began. */
export async function readMissed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window.focusWalk?.due ?? [])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .map((element) => window.focusWalk?.nameOf(element) ?? ''),
  )
}
