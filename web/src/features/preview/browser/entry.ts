import './without-compiling.ts'
import './without-country-question.ts'

import {
  type EditAct,
  type EditedPage,
  markMessageSchema,
  PREVIEW_FOLDER,
  type PreviewAnswer,
  type PreviewMessage,
  previewMessageSchema,
  previewPlaceSchema,
  typedMessageSchema,
} from '@menagerie/contract/preview'
import { readPreviewPath } from '@menagerie/contract/preview-path'
import { createEditLayer } from './edit/edit-layer.ts'
import { createFormFollower } from './edit/follow-form.ts'
import { createTextLocator } from './edit/locate-texts.ts'
import { fetchPage } from './fetch-page.ts'
import { patchNode } from './patch-node.ts'
import { listenToStudio, tellStudio } from './studio-channel.ts'

/** Runs only in previews: shows what the studio sends, and keeps links inside the preview. */

const { previewMode = '', previewSite = '', previewPrefix = '/', ...told } = document.documentElement.dataset
const isOwnPage = new URL(location.href).searchParams.get('at') === 'own'
const tellEdit = (edit: EditAct) => tellStudio({ type: 'menagerie-edit', edit })
const layer =
  previewMode === 'edit' && window.parent !== window
    ? createEditLayer({ tell: tellEdit, onTyped, createLocator })
    : undefined
const follower = createFormFollower({
  pageOf: () => shownMessage?.edited,
  redraw: () => drawn !== undefined && show(drawn),
})
let latest = 0
let shownMessage: PreviewMessage | undefined
let drawn: Document | undefined

/** Time for the last input to arrive; when no answer comes, the last one already has all of it. */
const SETTLES_MS = 500

const answer = (number: number, result: PreviewAnswer['result']) =>
  tellStudio({ type: 'menagerie-preview-shown', number, result })

listenToStudio((data) => {
  const mark = markMessageSchema.safeParse(data).data
  if (mark?.focus) takeFocus(mark.block)
  else if (mark !== undefined) layer?.mark(mark.block)
  const typed = typedMessageSchema.safeParse(data).data
  if (typed !== undefined) follower.follow(typed)
  const message = previewMessageSchema.safeParse(data).data
  if (message !== undefined && message.number > latest) void take(message)
})

/** The same key moves between the form and the page. */
const TO_FORM = 'F6'
document.addEventListener('keydown', (event) => {
  if (event.key !== TO_FORM || window.parent === window) return
  event.preventDefault()
  tellEdit({ act: 'leave' })
})

function takeFocus(block: string): void {
  window.focus()
  if (layer !== undefined) layer.focus(block)
  else document.querySelector<HTMLElement>('main a, main button, a, button')?.focus()
}

/** Locates texts in another rendering of what is shown. */
function createLocator(pageOf: () => EditedPage | undefined) {
  return createTextLocator({
    pageOf,
    overlayOf: () => shownMessage?.overlay,
    async draw(overlay) {
      const drawn = shownMessage && (await ask({ ...shownMessage, overlay }))
      return drawn instanceof Document ? drawn : undefined
    },
  })
}

function ask({ token, overlay: { entries, shown, gated } }: PreviewMessage) {
  const address = new URL(location.href)
  address.searchParams.set('token', token)
  return fetchPage(address.href, JSON.stringify({ entries, ...(isOwnPage && { shown, gated }) }))
}

async function take(message: PreviewMessage): Promise<void> {
  latest = message.number
  const next = await ask(message)
  // A later message is being answered, or is shown already.
  if (message.number !== latest) return
  if (next instanceof Document) {
    shownMessage = message
    if (message.edited !== undefined) follower.settle(message.edited)
    show(next)
    if (message.edited !== undefined) layer?.show(message.edited)
  }
  answer(message.number, next instanceof Document ? 'shown' : next)
}

function onTyped(): void {
  const at = latest
  setTimeout(() => drawn !== undefined && at === latest && show(drawn), SETTLES_MS)
}

function show(next: Document): void {
  drawn = next
  document.title = next.title
  const known = new Set(
    [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  )
  for (const link of next.head.querySelectorAll('link[rel=stylesheet]')) {
    if (!known.has(link.getAttribute('href'))) document.head.append(document.importNode(link, true))
  }
  patchNode(document.body, next.body)
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  const isHere = link.hash !== '' && link.pathname === location.pathname
  if (isHere && layer === undefined) return
  event.preventDefault()
  const inside = layer === undefined ? toPreview(new URL(link.href)) : undefined
  if (inside !== undefined) location.assign(inside)
})
// A search leads on like a link; other forms are not sent from a preview.
document.addEventListener('submit', (event) => {
  const isSearch = event.target instanceof HTMLFormElement && event.target.method === 'get'
  if (!isSearch || layer !== undefined) event.preventDefault()
})

/** Returns the preview of a page of this site; other links are not followed. */
function toPreview({ origin, pathname, href, search }: URL): string | undefined {
  if (origin !== location.origin) return undefined
  if (pathname.startsWith(PREVIEW_FOLDER)) return href
  if (!pathname.startsWith(previewPrefix)) return undefined
  const query = new URLSearchParams(search)
  query.set('mode', previewMode)
  query.set('token', new URL(location.href).searchParams.get('token') ?? '')
  return `${PREVIEW_FOLDER}${previewSite}/${pathname.slice(previewPrefix.length)}?${query}`
}

const place = previewPlaceSchema.safeParse({ kind: told.previewKind, key: told.previewKey }).data
tellStudio({
  type: 'menagerie-preview-shown',
  number: 0,
  result: 'shown',
  ...(!isOwnPage && { path: readPreviewPath(location.pathname)?.path ?? '', ...(place && { place }) }),
})
