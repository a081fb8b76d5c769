import type { EditAct, EditedPage, EditedText } from '@menagerie/contract/preview'
import { addBlockDrag } from './block-drag.ts'
import { EDIT_STYLE, PAGE_STYLE } from './edit-style.ts'
import { findBlockElement } from './edited-parts.ts'
import { blockOf, findEditedText } from './edited-texts.ts'
import { addLayerKeys } from './layer-keys.ts'
import type { TextLocator } from './locate-texts.ts'
import { toAreaMark, toBlockMark } from './marks.ts'
import { placeMarks } from './place-marks.ts'
import { createTyping } from './type-in-place.ts'

type TellAct = (act: EditAct) => void
type LayerOptions = {
  tell: TellAct
  /** Called when typing has ended and the page may be updated again. */
  onTyped: () => void
  createLocator: (pageOf: () => EditedPage | undefined) => TextLocator
}
type EditLayer = { show: (page: EditedPage) => void; mark: (block: string) => void; focus: (block: string) => void }

/** Height of a label with its tools, including its distance from the page, in em. */
const ROOM_EM = 2.7

/** Draws areas and blocks with their labels over the page, and reports what the editor does there. */
export function createEditLayer({ tell, onTyped, createLocator }: LayerOptions): EditLayer {
  const { host, root } = createHost()
  let page: EditedPage | undefined
  let active = ''
  let drawn = ''
  let isPressed = false

  /** Redraws the marks after each change, except while a pointer is pressed; the focused element keeps the focus. */
  const draw = () => {
    if (page === undefined || isPressed) return
    const { areas, isReadOnly, textSize, texts, words } = page
    const canType = texts.some(({ block, isPlain }) => isPlain && block === active)
    const wanted = JSON.stringify([areas, isReadOnly, words, textSize, canType, active])
    if (wanted === drawn) return placeMarks(root)
    drawn = wanted
    const focused = root.activeElement?.getAttribute('data-key')
    const marks = areas.flatMap((area) => [
      toAreaMark(area, { isReadOnly, words }, tell),
      ...area.blocks.map((block, at) =>
        toBlockMark(
          { area, block, at, isActive: block.id === active, isReadOnly, canType, words },
          { tell, type: typing.start },
        ),
      ),
    ])
    root.replaceChildren(...marks)
    host.style.fontSize = `${textSize}px`
    document.documentElement.style.setProperty('--edit-room', `${textSize * ROOM_EM}px`)
    placeMarks(root)
    if (focused) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  }
  const activate = (block: string) => {
    if (block === active) return
    active = block
    draw()
  }

  watchPresses((isDown) => {
    isPressed = isDown
    if (!isDown) draw()
  })
  root.addEventListener('focusin', ({ target }) => {
    const block = target instanceof Element ? target.closest('[data-block]')?.getAttribute('data-block') : null
    if (block) activate(block)
  })
  const focusBlock = (block: string) => {
    const tag = root.querySelector<HTMLElement>(block === '' ? 'button' : `[data-key="${CSS.escape(block)}:tag"]`)
    tag?.focus({ preventScroll: true })
  }
  const mark = (block: string) => {
    activate(block)
    showBlock(block)
  }
  const locator = createLocator(() => page)
  const typing = createTyping({ pageOf: () => page, tell, onEnd: onTyped, focusBlock, locator })
  addLayerKeys(root, { pageOf: () => page, tell, type: typing.start })
  addBlockDrag(root, () => page, tell)
  watchPage(root, (pressed) => {
    if (page === undefined || pressed.closest('[data-edit-typing]') !== null) return
    const block = blockOf(pressed)
    if (block !== '') activate(block)
    openPressed({ tell, locator, page, block }, pressed)
  })
  return {
    show(next) {
      page = next
      draw()
    },
    mark,
    focus(block) {
      const wanted = block || (page?.areas.flatMap(({ blocks }) => blocks)[0]?.id ?? '')
      if (wanted !== '') mark(wanted)
      window.focus()
      focusBlock(wanted)
    },
  }
}

function showBlock(block: string): void {
  const shown = findBlockElement(block)?.getBoundingClientRect()
  const isInView = shown && shown.top >= 0 && shown.top < window.innerHeight * 0.8
  if (!isInView) findBlockElement(block)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

type Pressed = { tell: TellAct; locator: TextLocator; page: EditedPage; block: string }

/** Opens the field of the pressed text, else selects the block. */
function openPressed({ tell, locator, page, block }: Pressed, pressed: Element): void {
  const open = (text: EditedText | undefined) => {
    if (text !== undefined) tell({ act: 'open', block, field: text.field })
    else if (block !== '') tell({ act: 'select', block })
  }
  if (!locator.isUnsure(pressed)) open(findEditedText(page, pressed))
  else void locator.locate().then((all) => open(all.find(({ element }) => element.contains(pressed))?.text))
}

function createHost() {
  const host = document.createElement('menagerie-edit')
  const root = host.attachShadow({ mode: 'open' })
  const [layer, page] = [new CSSStyleSheet(), new CSSStyleSheet()]
  layer.replaceSync(EDIT_STYLE)
  page.replaceSync(PAGE_STYLE)
  root.adoptedStyleSheets = [layer]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page]
  // Outside the body, which is patched with the site's answers.
  document.documentElement.append(host)
  return { host, root }
}

/** A click event comes before the end of its press is reported. */
function watchPresses(tell: (isDown: boolean) => void): void {
  window.addEventListener('pointerdown', () => tell(true), true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setTimeout(tell, 0, false), true)
}

function watchPage(root: ShadowRoot, onPress: (pressed: Element) => void): void {
  const observer = new ResizeObserver(() => placeMarks(root))
  observer.observe(document.body)
  document.addEventListener('load', () => placeMarks(root), true)
  document.addEventListener('pointerover', ({ target }) => {
    const over = target instanceof Element ? blockOf(target) : ''
    for (const mark of root.querySelectorAll('.block'))
      mark.classList.toggle('hover', mark.matches(`[data-block="${CSS.escape(over)}"]`))
  })
  document.addEventListener('click', ({ target, detail }) => {
    // The second press of a double click starts typing.
    if (target instanceof Element && detail < 2) onPress(target)
  })
}
