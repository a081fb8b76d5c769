import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { EarlyEvent } from './early-events.ts'
import { setAsideFieldValues } from './field-values.ts'
import { reportProblem } from './report-problem.ts'

/** Makes an island interactive, then repeats what was done in it before: typed text, choices, focus, clicks, keys. */
export function hydrateIsland(island: HTMLElement, component: unknown, takeEarlyEvents: () => EarlyEvent[]): void {
  const name = island.dataset.island ?? ''
  if (!isComponent(component)) throw new Error(`${name}.island.tsx has no component ${name}`)
  delete island.dataset.problem
  const props: object = JSON.parse(island.dataset.props ?? '{}')
  // Nothing else can happen between here and the last repeated event: it is one task.
  const asSent = [...island.childNodes].map((node) => node.cloneNode(true))
  const putBack = setAsideFieldValues(island)
  flushSync(() => {
    hydrateRoot(island, createElement(component, props), {
      identifierPrefix: island.dataset.prefix ?? '',
      onRecoverableError: (error) =>
        reportProblem(
          island,
          'mismatch',
          'rendered otherwise than on the server, so all of it was rendered anew',
          error,
        ),
      onUncaughtError: (error) => {
        reportProblem(island, 'failed', 'has failed, and is the plain HTML again that the server sent', error)
        // React has taken everything away; after it is done, what works without it comes back.
        queueMicrotask(() => island.replaceChildren(...asSent))
      },
    })
  })
  flushSync(putBack)
  repeatFocus(island)
  for (const { target, event } of takeEarlyEvents()) {
    if (target.isConnected) flushSync(() => target.dispatchEvent(copyOf(event)))
  }
  island.dataset.ready = ''
}

/** React is told of the focus it has missed. */
function repeatFocus(island: HTMLElement): void {
  const focused = document.activeElement
  if (focused !== null && island.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
  }
}

function copyOf(event: MouseEvent | KeyboardEvent): Event {
  return event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event)
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function'
}
