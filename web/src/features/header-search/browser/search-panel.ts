import styles from '../HeaderSearch.module.css'
import type { OverlayLink, SearchOverlay } from '../search-overlay.ts'
import { make } from './make-element.ts'
import type { PanelGroup, PanelView } from './panel-groups.ts'

type SearchPanel = {
  element: HTMLElement
  list: HTMLElement
  /** Renders the whole panel. */
  show: (view: PanelView) => void
  say: (text: string) => void
  options: () => HTMLElement[]
}

type Presses = { onForget: () => void; onClose: () => void }

const PICTURE_SIZES = '56px'

/** Class that only occurs in the overlay; by it the server finds the overlay's styles. */
export const PANEL_CLASS = styles.panel ?? ''
export const openClass = styles.open ?? ''
export const backdropClass = styles.backdrop ?? ''

/** Created once for each search box, with an `id` of its own. */
export function createPanel(id: string, label: string, { texts }: SearchOverlay, presses: Presses): SearchPanel {
  const list = make('div', { role: 'listbox', id, class: styles.groups, 'aria-label': label })
  const notes = make('div', { class: styles.notes })
  const rest = make('div', { class: styles.rest })
  const problem = make('p')
  const status = make('output', { class: styles.status })
  const close = make('button', { type: 'button', class: styles.close, 'aria-label': texts.close }, '✕')
  const element = make('div', { class: styles.panel }, close, notes, list, rest, status)
  close.addEventListener('click', presses.onClose)

  function show({ groups, more, spotlight, canForget, ...said }: PanelView): void {
    notes.replaceChildren(...said.notes.map((note) => make('p', {}, note)))
    list.replaceChildren(...groups.map((group, at) => toGroup(group, `${id}-${at}`)))
    list.hidden = groups.length === 0
    const forget = make('button', { type: 'button', class: styles.forget }, texts.forget)
    forget.addEventListener('click', presses.onForget)
    rest.replaceChildren(
      ...(canForget ? [forget] : []),
      ...(spotlight ? [toSpotlight(spotlight, texts.spotlight)] : []),
      ...more.map(({ text, href }) => make('a', { href, class: styles.all }, text)),
    )
    const counts = groups.map(({ title, links }) => `${title}: ${links.length}`)
    status.textContent = [...said.notes, ...counts].join('. ')
  }

  return {
    element,
    list,
    show,
    say: (text) => {
      status.textContent = text
      problem.textContent = text
      rest.prepend(problem)
    },
    options: () => [...list.querySelectorAll<HTMLElement>('[role=option]')],
  }
}

function toGroup({ title, look, links }: PanelGroup, id: string): HTMLElement {
  const heading = make('p', { class: styles.title, 'aria-hidden': 'true' }, title)
  const options = links.map((link, at) => toOption(link, `${id}-${at}`, look))
  return make(
    'div',
    { role: 'group', 'aria-label': title, class: look === 'tile' ? styles.tiles : styles.words },
    heading,
    ...options,
  )
}

function toOption({ text, href, image, note }: OverlayLink, id: string, look: PanelGroup['look']): HTMLElement {
  const picture =
    look === 'tile'
      ? make('span', { class: styles.picture, 'aria-hidden': 'true' }, image ? toPicture(image) : toInitial(text))
      : undefined
  // Reached by the field's arrow keys, not by Tab.
  const attributes = { role: 'option', id, href, tabindex: '-1', 'aria-selected': 'false' }
  return make(
    'a',
    attributes,
    picture,
    make('span', {}, make('span', {}, text), note && make('small', { class: styles.note }, note)),
  )
}

/** Letter in place of a missing picture. */
const toInitial = (text: string) => [...text].at(0)?.toUpperCase() ?? ''

function toPicture({ src, srcSet, width, height }: NonNullable<OverlayLink['image']>): HTMLElement {
  const size = { width: String(width), height: String(height) }
  return make('img', { alt: '', ...size, sizes: PICTURE_SIZES, srcset: srcSet === '' ? undefined : srcSet, src })
}

function toSpotlight({ text, href, image }: OverlayLink, label: string): HTMLElement {
  return make(
    'a',
    { href, class: styles.spotlight },
    image && toPicture(image),
    make('span', {}, make('small', {}, label), make('strong', {}, text)),
  )
}
