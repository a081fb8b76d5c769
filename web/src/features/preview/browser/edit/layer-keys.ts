import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { findBlockPlace } from './place-of-block.ts'

type TellAct = (act: EditAct) => void

type LayerKeys = {
  pageOf: () => EditedPage | undefined
  tell: TellAct
  /** Starts typing in the first text of a block, or of the page (empty name). */
  type: (block: string) => void
}

/** Handles keys on a block's label: arrows move between blocks, with Alt they move the block; F2 starts typing on the page. */
export function addLayerKeys(root: ShadowRoot, { pageOf, tell, type }: LayerKeys): void {
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return
    const block = event.target.closest('[data-block]')?.getAttribute('data-block')
    const page = pageOf()
    if (event.key === 'F2') {
      event.preventDefault()
      return type(block ?? '')
    }
    if (!block || page === undefined) return
    if (!event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      focusNext(root, block, event.key === 'ArrowDown' ? 1 : -1)
      return
    }
    const act = page.isReadOnly ? undefined : toAct(event, page, block)
    if (act === undefined) return
    event.preventDefault()
    tell(act)
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    tell({ act: event.shiftKey ? 'redo' : 'undo' })
  })
}

function toAct({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, page: EditedPage, block: string): EditAct | undefined {
  const { area, at } = findBlockPlace(page, block) ?? {}
  if (area === undefined || at === undefined) return undefined
  if (altKey && key === 'ArrowUp' && at > 0) return { act: 'move', block, area: area.name, to: at - 1 }
  if (altKey && key === 'ArrowDown' && at < area.blocks.length - 1)
    return { act: 'move', block, area: area.name, to: at + 1 }
  if (key === 'Delete') return { act: 'delete', block }
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return { act: 'duplicate', block }
  return undefined
}

function focusNext(root: ShadowRoot, block: string, step: 1 | -1): void {
  const tags = [...root.querySelectorAll<HTMLElement>('.tag')]
  const at = tags.findIndex((tag) => tag.closest('[data-block]')?.getAttribute('data-block') === block)
  const next = tags[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
