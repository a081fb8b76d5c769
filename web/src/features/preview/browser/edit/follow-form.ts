import type { EditedPage, TypedMessage } from '@menagerie/contract/preview'
import { holdTyped } from '../typed-part.ts'
import { findBlockElement } from './edited-parts.ts'
import { listPlainTexts } from './edited-texts.ts'
import { squeeze } from './squeeze.ts'

type TypedField = Pick<TypedMessage, 'block' | 'field' | 'text' | 'before'>
type FollowerOptions = {
  pageOf: () => EditedPage | undefined
  /** Shows the site's newest rendering again, which was held back. */
  redraw: () => void
}
/** `earlier`: all former texts since typing began. `isLate`: the last rendering has one of these. */
type Followed = TypedField & {
  words: Text
  release: () => void
  timer: number
  earlier: ReadonlySet<string>
  isLate: boolean
}
type FormFollower = {
  follow: (typed: TypedField) => void
  /** Must be called with each rendering before it is shown. */
  settle: (page: EditedPage) => void
}

/** How long the page may differ from the site's rendering after the last key. */
const AHEAD_MS = 1_000
/** Longest time while renderings show earlier input: a later one is then on its way. */
const LATE_MS = 10_000

/**
 * Shows a plain text, or a run of formatted text, at once when a key changes it in the form; the site's rendering,
 * with all that depends on the text, comes later. Until a rendering has the latest text, its block is not updated.
 */
export function createFormFollower({ pageOf, redraw }: FollowerOptions): FormFollower {
  let followed: Followed | undefined
  /** Whether a rendering without the latest text has come since the last key. */
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
      // Only the site knows what its block looks like with an empty text.
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

/** Finds the text node that shows a field. */
function findWords(page: EditedPage | undefined, typed: TypedField): Text | undefined {
  if (typed.before !== undefined) return findRun(typed.block, typed.before)
  const shown = page && listPlainTexts(page).find(({ text }) => isSameField(text, typed))
  if (shown === undefined) return undefined
  const [words, ...others] = shown.element.childNodes
  return words instanceof Text && others.length === 0 ? words : undefined
}

/** Finds the only run of text in a block with these words. */
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

/** Tells whether the same text is being typed; in formatted text, the same run. */
const goesOn = (followed: TypedField & { words: Text }, typed: TypedField) =>
  isSameField(followed, typed) && (typed.before === undefined || followed.words.data === typed.before)

const isSameField = (one: Omit<TypedField, 'text'>, other: Omit<TypedField, 'text'> | undefined) =>
  one.block === other?.block && one.field === other.field
