import type { EditAct, EditedPage, MarkWords } from '@menagerie/contract/preview'
import { createIcon } from '../../../../ui/browser/create-icon.ts'

type Area = EditedPage['areas'][number]
type Block = Area['blocks'][number]
type MarkedPage = Pick<EditedPage, 'isReadOnly' | 'words'>
type BlockMark = MarkedPage & { area: Area; block: Block; at: number; isActive: boolean; canType: boolean }
type BlockTools = { tell: TellAct; type: (block: string) => void }
type TellAct = (act: EditAct) => void

/** Icons of 24 × 24, drawn by lines. */
const ICONS = {
  drag: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  type: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  add: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hide: 'M3 3l18 18M10 6a9 9 0 0 1 11 6 12 12 0 0 1-2 3M6 7a12 12 0 0 0-3 5c2 5 8 8 13 5',
  show: 'M3 12c4-8 14-8 18 0-4 8-14 8-18 0zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
} as const

export function toAreaMark(area: Area, { isReadOnly, words }: MarkedPage, tell: TellAct): HTMLElement {
  const mark = createMark('area', { area: area.name })
  const add = () => tell({ act: 'add', area: area.name, at: area.blocks.length })
  const isEmpty = area.blocks.length === 0
  const button = createButton(`area:${area.name}`, isReadOnly ? area.title : `${area.title} +`, add)
  button.setAttribute('aria-label', fill(isEmpty ? words.add : words.addAtEnd, { area: area.title }))
  button.disabled = isReadOnly
  if (isEmpty) button.className = 'add'
  mark.append(isEmpty ? button : toBar(button))
  return mark
}

export function toBlockMark(
  { area, block, at, isActive, isReadOnly, canType, words }: BlockMark,
  { tell, type }: BlockTools,
): HTMLElement {
  const { id, title, isHidden } = block
  const mark = createMark('block', { block: id })
  mark.classList.toggle('active', isActive)
  mark.classList.toggle('hidden', isHidden)
  const tag = createButton(`${id}:tag`, isHidden ? `${title} · ${words.hidden}` : title, () =>
    tell({ act: 'select', block: id }),
  )
  tag.className = 'tag'
  if (block.words !== undefined) tag.title = block.words
  const place = fill(words.place, {
    title,
    at: String(at + 1),
    of: String(area.blocks.length),
    area: area.title,
  })
  tag.setAttribute('aria-label', isHidden ? `${place}, ${words.hidden}` : place)
  if (!isActive || isReadOnly) {
    mark.append(toBar(tag))
    return mark
  }
  const tool = (name: keyof typeof ICONS, label: string, act: EditAct) =>
    toTool(`${id}:${name}`, name, label, () => tell(act))
  const handle = toTool(`${id}:drag`, 'drag', words.drag, () => {})
  handle.classList.add('handle')
  handle.tabIndex = -1
  const up = tool('up', words.up, { act: 'move', block: id, area: area.name, to: at - 1 })
  const down = tool('down', words.down, { act: 'move', block: id, area: area.name, to: at + 1 })
  up.disabled = at === 0
  down.disabled = at === area.blocks.length - 1
  const bar = toBar(
    tag,
    handle,
    ...(canType ? [toTool(`${id}:type`, 'type', words.type, () => type(id))] : []),
    up,
    down,
    tool('add', words.addBelow, { act: 'add', area: area.name, at: at + 1 }),
    tool('copy', words.duplicate, { act: 'duplicate', block: id }),
    tool(isHidden ? 'show' : 'hide', isHidden ? words.showAgain : words.hide, { act: 'hide', block: id }),
    tool('remove', words.delete, { act: 'delete', block: id }),
  )
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', title)
  mark.append(bar)
  return mark
}

/** Inserts names into a sentence of the studio. */
const fill = (words: MarkWords[keyof MarkWords], names: Record<string, string>): string =>
  words.replace(/\{(\w+)\}/g, (hole, name: string) => names[name] ?? hole)

function createMark(kind: 'area' | 'block', data: Record<string, string>): HTMLElement {
  const mark = document.createElement('div')
  mark.className = `box ${kind}`
  mark.setAttribute('data-of', kind)
  for (const [name, value] of Object.entries(data)) mark.dataset[name] = value
  return mark
}

function toBar(...buttons: HTMLElement[]): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'bar'
  bar.append(...buttons)
  return bar
}

function createButton(key: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.key = key
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

function toTool(key: string, icon: keyof typeof ICONS, label: string, onClick: () => void): HTMLButtonElement {
  const button = createButton(key, '', onClick)
  button.title = label
  button.setAttribute('aria-label', label)
  const drawn = createIcon(ICONS[icon])
  drawn.setAttribute('stroke-linecap', 'round')
  button.append(drawn)
  return button
}
