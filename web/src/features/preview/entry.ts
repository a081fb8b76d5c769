import { PREVIEW_FOLDER, PREVIEW_MODE, type PreviewAnswer, previewMessageSchema } from '@menagerie/contract/preview'
import { config } from 'zod'
import { patchNode } from './patch-node.ts'

/** Runs in a preview only: shows what the studio sends, and keeps links inside the preview. */

// Otherwise zod tries whether it may compile its checks, which the page's policy refuses and the console tells.
config({ jitless: true })

const studio = window.parent
let latest = 0
let studioOrigin: string | undefined

function answer(number: number, ok: boolean): void {
  const message: PreviewAnswer = { type: 'menagerie-preview-shown', number, ok }
  // Nothing secret is in it, and before the first message the studio's origin is not known.
  studio.postMessage(message, studioOrigin ?? '*')
}

/** A browser reads the answer as a document by itself: no text of ours becomes markup. */
function ask(address: string, body: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'document'
    request.setRequestHeader('Content-Type', 'application/json')
    request.onload = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined)
    request.onerror = () => resolve(undefined)
    request.send(body)
  })
}

window.addEventListener('message', async ({ data, origin, source }) => {
  if (source !== studio || studio === window) return
  const message = previewMessageSchema.safeParse(data).data
  if (message === undefined || message.number <= latest) return
  studioOrigin = origin
  latest = message.number
  const address = new URL(location.href)
  address.searchParams.set('token', message.token)
  const isOwnPage = address.searchParams.get('at') === 'own'
  const { entries, shown } = message.overlay
  const next = await ask(address.href, JSON.stringify({ entries, ...(isOwnPage && shown && { shown }) }))
  // A later one is on its way, or on the screen already.
  if (message.number !== latest) return
  if (next !== undefined) show(next)
  answer(message.number, next !== undefined)
})

function show(next: Document): void {
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
  if (link === null || (link.hash !== '' && link.pathname === location.pathname)) return
  event.preventDefault()
  const inside = toPreview(new URL(link.href))
  if (inside !== undefined) location.assign(inside)
})
document.addEventListener('submit', (event) => event.preventDefault())

/** The preview of a page of this site; other addresses are not followed from here. */
function toPreview({ origin, pathname }: URL): string | undefined {
  const { previewSite = '', previewPrefix = '/' } = document.documentElement.dataset
  if (origin !== location.origin || !pathname.startsWith(previewPrefix)) return undefined
  const query = new URLSearchParams({
    mode: PREVIEW_MODE,
    token: new URL(location.href).searchParams.get('token') ?? '',
  })
  return `${PREVIEW_FOLDER}${previewSite}/${pathname.slice(previewPrefix.length)}?${query}`
}

answer(0, true)
