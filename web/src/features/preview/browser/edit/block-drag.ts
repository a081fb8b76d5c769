import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { findArea, findBlockElement } from './edited-parts.ts'
import { findBlockPlace } from './place-of-block.ts'

type TellAct = (act: EditAct) => void
type Drop = { area: string; to: number; line: DOMRect }

/** Within this distance of the window's edge the page scrolls while dragging. */
const EDGE_PX = 60
const STEP_PX = 16

/** Lets a block be dragged by its handle to the nearest gap of any area; Escape cancels. */
export function addBlockDrag(root: ShadowRoot, pageOf: () => EditedPage | undefined, tell: TellAct): void {
  root.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest('.handle') : null
    const block = handle?.closest('[data-block]')?.getAttribute('data-block')
    const page = pageOf()
    if (!(event instanceof PointerEvent) || !block || page === undefined) return
    event.preventDefault()
    drag(root, page, block, (drop) => {
      if (drop !== undefined) tell({ act: 'move', block, area: drop.area, to: drop.to })
    })
  })
}

function drag(root: ShadowRoot, page: EditedPage, block: string, onEnd: (drop: Drop | undefined) => void): void {
  const line = document.createElement('div')
  line.className = 'drop'
  const ending = new AbortController()
  let drop: Drop | undefined
  const end = (dropped: Drop | undefined) => {
    ending.abort()
    line.remove()
    onEnd(dropped)
  }
  const { signal } = ending
  window.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (clientY < EDGE_PX) window.scrollBy(0, -STEP_PX)
      if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX)
      drop = findDrop(page, block, clientY)
      if (!line.isConnected) root.append(line)
      if (drop !== undefined) placeLine(line, drop.line)
    },
    { signal },
  )
  window.addEventListener('pointerup', () => end(drop), { signal })
  window.addEventListener('pointercancel', () => end(undefined), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal, capture: true })
}

function placeLine(line: HTMLElement, { left, top, width }: DOMRect): void {
  line.style.left = `${left + window.scrollX}px`
  line.style.top = `${top + window.scrollY}px`
  line.style.width = `${width}px`
}

/** `to` is the index after the block has been removed from its old place. */
function findDrop(page: EditedPage, block: string, y: number): Drop | undefined {
  const from = findBlockPlace(page, block)
  const gaps = page.areas.flatMap((area) => {
    const shown = area.blocks.flatMap(({ id }, at) => {
      const box = findBlockElement(id)?.getBoundingClientRect()
      return box === undefined ? [] : [{ at, box }]
    })
    const before = shown.map(({ at, box }) => ({ at, line: box }))
    const last = shown.at(-1)
    const end = last && { at: last.at + 1, line: new DOMRect(last.box.left, last.box.bottom, last.box.width, 0) }
    const empty = findArea(area.name)?.getBoundingClientRect()
    const open = shown.length === 0 && empty ? [{ at: 0, line: empty }] : []
    return [...before, ...(end ? [end] : []), ...open].map(({ at, line }) => ({ area: area.name, at, line }))
  })
  const nearest = gaps.toSorted((one, other) => Math.abs(one.line.top - y) - Math.abs(other.line.top - y))[0]
  if (nearest === undefined || from === undefined) return undefined
  const isAfterItself = nearest.area === from.area.name && nearest.at > from.at
  const to = nearest.at - (isAfterItself ? 1 : 0)
  return nearest.area === from.area.name && to === from.at ? undefined : { area: nearest.area, to, line: nearest.line }
}
