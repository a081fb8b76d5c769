import type { FinderTexts } from '../../finder-texts.ts'
import styles from '../../StoreMap.module.css'
import type { StoreName } from './mark-keeper.ts'

type InfoWindow = {
  /** Shows a copy of a store's card. */
  show: (store: HTMLElement) => void
  /** Lists stores at the same position, to choose from. */
  list: (stores: readonly StoreName[], onChosen: (store: StoreName) => void) => void
}

/** The map's window. It takes the focus when it opens, and returns it when it closes. */
export function openWindow(place: HTMLElement, { close: closeText }: FinderTexts, onClosed: () => void): InfoWindow {
  const panel = document.createElement('section')
  panel.className = styles.window ?? ''
  panel.tabIndex = -1
  panel.hidden = true
  const content = document.createElement('div')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.close ?? ''
  button.ariaLabel = closeText
  button.textContent = '×'
  panel.append(button, content)
  place.append(panel)
  let before: HTMLElement | undefined

  function open(label: string): void {
    if (panel.hidden && document.activeElement instanceof HTMLElement) before = document.activeElement
    panel.ariaLabel = label
    panel.hidden = false
    panel.focus({ preventScroll: true })
  }

  function close(): void {
    panel.hidden = true
    content.replaceChildren()
    onClosed()
    before?.focus({ preventScroll: true })
  }

  button.addEventListener('click', close)
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })

  return {
    show(store) {
      const parts = [...store.children].filter((child) => !child.matches('[data-on-map]'))
      const copies = parts.map((child) => child.cloneNode(true))
      content.replaceChildren(...copies)
      open(store.querySelector('h3')?.textContent ?? '')
    },
    list(stores, onChosen) {
      const list = document.createElement('ul')
      list.append(
        ...stores.map((store) => {
          const item = document.createElement('li')
          const choose = document.createElement('button')
          choose.type = 'button'
          choose.textContent = store.name
          choose.addEventListener('click', () => onChosen(store))
          item.append(choose)
          return item
        }),
      )
      content.replaceChildren(list)
      open(stores.map(({ name }) => name).join(', '))
    },
  }
}
