import { saveChoice } from '../../../platform/browser/save-choice.ts'
import { CHOICE_EVENT, isChoiceOfAnotherTab, readChoice } from '../../../platform/browser/stored-choice.ts'

/** Box as `EmbedOffer.tsx` writes it. */
type Box = {
  service: string
  kind: 'video' | 'frame' | 'social' | 'newsletter'
  src: string
  title: string
  height?: number
}

const ALLOWS = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
/** Limit for the height that a feed or form reports. */
const MAX_FEED_PX = 4_000
const undo = new WeakMap<Element, () => void>()

const findBoxes = () => document.querySelectorAll<HTMLElement>('[data-embed]')

function read(box: HTMLElement): Box {
  return JSON.parse(box.dataset.embed ?? '')
}

/** Handles the press on an offer's button: loads and plays the content, and focuses it. */
export function loadAskedEmbed(button: Element): void {
  const box = button.closest<HTMLElement>('[data-embed]')
  if (box === null || undo.has(box)) return
  const always = box.querySelector<HTMLInputElement>('[data-embed-offer] input')?.checked
  const frame = load(box, true)
  if (always) saveChoice({ allowed: [read(box).service], refused: [] })
  frame.focus()
}

/** Loads what the visitor has allowed, and removes what is no longer allowed. */
export function followChoice(): void {
  const { allowed, refused } = readChoice()
  for (const box of findBoxes()) {
    const { service } = read(box)
    if (allowed.includes(service) && !undo.has(box)) load(box, false)
    if (refused.includes(service)) undo.get(box)?.()
  }
}

function load(box: HTMLElement, isAsked: boolean): HTMLIFrameElement {
  const { kind, src, title, height } = read(box)
  const frame = document.createElement('iframe')
  frame.src = isAsked && kind === 'video' ? `${src}?play=1` : src
  frame.title = title
  frame.allow = ALLOWS
  frame.allowFullscreen = true
  // Content that was asked for is in view; the rest loads when it comes into view.
  if (!isAsked) frame.loading = 'lazy'
  if (height !== undefined) frame.height = String(height)
  const still = box.querySelector('[data-embed-still]')
  const offer = box.querySelector('[data-embed-offer]')
  const place = document.createComment('')
  offer?.replaceWith(place)
  if (still) still.replaceWith(frame)
  else box.prepend(frame)
  undo.set(box, () => {
    undo.delete(box)
    if (still) frame.replaceWith(still)
    else frame.remove()
    if (offer) place.replaceWith(offer)
  })
  return frame
}

function onMessage({ source, data }: MessageEvent): void {
  const height = Number(data?.embedHeight)
  if (!(height > 0)) return
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-embed] iframe'))
    if (frame.contentWindow === source) frame.height = String(Math.min(height, MAX_FEED_PX))
}

addEventListener('message', onMessage)
document.addEventListener(CHOICE_EVENT, followChoice)
addEventListener('storage', (event) => {
  if (isChoiceOfAnotherTab(event)) followChoice()
})
