import type { EditedPage, TypedMessage } from '@menagerie/contract/preview'
import { holdTyped } from '../typed-part.ts'
import { findBlockElement } from './edited-parts.ts'
import { listPlainTexts } from './edited-texts.ts'
import { squeeze } from './squeeze.ts'

type TypedField = Pick<TypedMessage, 'block' | 'field' | 'text' | 'before'>
type FollowerOptions = {
  pageOf: () => EditedPage | undefined
  /** Shows the newest drawing of the site again, where it was held back. */
  redraw: () => void
}
/** `earlier`: what stood there since the first key. `isLate`: the last drawing has one of these. */
type Followed = TypedField & {
  words: Text
  release: () => void
  timer: number
  earlier: ReadonlySet<string>
  isLate: boolean
}
type FormFollower = {
  follow: (typed: TypedField) => void
  /** Callers must tell of each drawing before they show it. */
  settle: (page: EditedPage) => void
}

/** How long the page may be ahead of the site's drawings, after the last key. */
const AHEAD_MS = 1_000
/** How long at most, while what comes is what was typed before: a later drawing is on its way. */
const LATE_MS = 10_000

/**
 * Shows a plain text, or a run of formatted words, with the key press that changes it in the form: the site's own drawing, which has
 * all that follows from it, comes later. Until one has the text as it was typed last, its block is left alone.
 */
export function createFormFollower({ pageOf, redraw }: FollowerOptions): FormFollower {
  let followed: Followed | undefined
  /** Since the last key a drawing has come that has not this text. */
  let isOutdated = false
  const letGo = () => {
    clearTimeout(followed?.timer)
    followed?.release()
    followed = undefined
  }
  const giveWay = () => {
    letGo()
    if (isOutdated) redraw()
  }
  const lookAgain = (at: number) => {
    if (followed === undefined) return
    if (!followed.isLate || Date.now() - at >= LATE_MS) return giveWay()
    followed.timer = window.setTimeout(lookAgain, AHEAD_MS, at)
  }
  return {
    follow(typed) {
      if (followed !== undefined && !(goesOn(followed, typed) && followed.words.isConnected)) letGo()
      const words = followed?.words ?? findWords(pageOf(), typed)
      // What an empty text makes of its block is the site's to say.
      if (words?.parentElement == null || typed.text.trim() === '') return letGo()
      const release = followed?.release ?? holdTyped(words.parentElement)
      clearTimeout(followed?.timer)
      const timer = window.setTimeout(lookAgain, AHEAD_MS, Date.now())
      isOutdated = false
      const earlier = new Set([...(followed?.earlier ?? []), squeeze(words.data)])
      followed = { ...typed, words, release, timer, earlier, isLate: false }
      words.data = typed.text
    },
    settle({ texts }) {
      const drawn = followed && texts.find((text) => isSameField(text, followed))
      const [has, wanted] = [squeeze(drawn?.text ?? ''), squeeze(followed?.text ?? '')]
      isOutdated = followed?.before === undefined ? has !== wanted : !has.includes(wanted)
      if (!isOutdated) letGo()
      else if (followed !== undefined) followed.isLate = followed.before === undefined && followed.earlier.has(has)
    },
  }
}

/** Where a field shows by itself. */
function findWords(page: EditedPage | undefined, typed: TypedField): Text | undefined {
  if (typed.before !== undefined) return findRun(typed.block, typed.before)
  const shown = page && listPlainTexts(page).find(({ text }) => isSameField(text, typed))
  if (shown === undefined) return undefined
  const [words, ...others] = shown.element.childNodes
  return words instanceof Text && others.length === 0 ? words : undefined
}

/** The one run of words of a block that says this. */
function findRun(block: string, before: string): Text | undefined {
  const root = block === '' ? document.querySelector('main') : findBlockElement(block)
  const wanted = squeeze(before)
  if (root == null || wanted === '') return undefined
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && squeeze(node.data) === wanted && !node.parentElement?.closest('script'))
      found.push(node)
  }
  return found.length === 1 ? found[0] : undefined
}

/** Whether what is typed is the same text once more; in formatted text the same run of words. */
const goesOn = (followed: TypedField & { words: Text }, typed: TypedField) =>
  isSameField(followed, typed) && (typed.before === undefined || followed.words.data === typed.before)

const isSameField = (one: Omit<TypedField, 'text'>, other: Omit<TypedField, 'text'> | undefined) =>
  one.block === other?.block && one.field === other.field
