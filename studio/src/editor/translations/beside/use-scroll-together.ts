import { type RefObject, useEffect } from 'react'
import { findBarEnd } from '../../open-field/open-row.ts'
import { findOwnElement } from './find-own-element.ts'

/** User actions on one side, after which the other side follows. */
const DRIVES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin']

type PartBesideOwn = { part: HTMLElement; own: HTMLElement }

/**
 * Scrolls the list of another document together with the form, so that each part is at the height of its field.
 * `data-own` of a part contains the path of its field. The part of the focused field is marked and reported.
 */
export function useScrollTogether(list: RefObject<HTMLElement | null>, onFocus: (part: string) => void): void {
  useEffect(() => {
    const shown = list.current
    if (shown === null) return
    let isFormMoved = true
    let active: PartBesideOwn | undefined
    const left = new AbortController()
    const options = { capture: true, passive: true, signal: left.signal }
    const onDrive = ({ target }: Event) => {
      isFormMoved = !(target instanceof Node && shown.contains(target))
    }
    for (const kind of DRIVES) document.addEventListener(kind, onDrive, options)
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Node) || shown.contains(target)) return
      active = listPairs(shown).findLast(({ own }) => own.contains(target))
      for (const part of shown.querySelectorAll('[data-active]')) part.removeAttribute('data-active')
      active?.part.setAttribute('data-active', '')
      // The form has moved by itself or by a click in the list, so there may be no scroll event.
      moveList(shown, active)
      if (active?.part.dataset.part !== undefined) onFocus(active.part.dataset.part)
    }
    document.addEventListener('focusin', onFocusIn, options)
    const onScroll = () => {
      if (isFormMoved) moveList(shown, active)
    }
    window.addEventListener('scroll', onScroll, options)
    shown.addEventListener('scroll', () => !isFormMoved && moveForm(shown), options)
    return () => left.abort()
  }, [list, onFocus])
}

function listPairs(list: HTMLElement): PartBesideOwn[] {
  return [...list.querySelectorAll<HTMLElement>('[data-own]')].flatMap((part) => {
    const own = findOwnElement(part.dataset.own ?? '')
    return own === null ? [] : [{ part, own }]
  })
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Aligns the focused field while it is visible, otherwise the one at the top of the form. */
function moveList(list: HTMLElement, active: PartBesideOwn | undefined): void {
  const from = findBarEnd()
  if (active?.own.isConnected && topOf(active.own) >= from && topOf(active.own) < window.innerHeight) {
    list.scrollTop += topOf(active.part) - topOf(active.own)
    return
  }
  const pairs = listPairs(list)
  const pair = pairs.findLast(({ own }) => topOf(own) <= from + 1) ?? pairs[0]
  if (pair !== undefined) list.scrollTop += topOf(pair.part) - topOf(list) - (topOf(pair.own) - from)
}

function moveForm(list: HTMLElement): void {
  const pairs = listPairs(list)
  const from = topOf(list)
  const pair = pairs.findLast(({ part }) => topOf(part) <= from + 1) ?? pairs[0]
  if (pair !== undefined) window.scrollBy(0, topOf(pair.own) - findBarEnd() - (topOf(pair.part) - from))
}
