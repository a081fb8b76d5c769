import type { EditMessage, PreviewAnswer } from '@menagerie/contract/preview'

/** Messages are for the studio and from the studio: its origins are told by the page's own server, in the page. */
const ORIGINS = (document.documentElement.dataset.previewStudio ?? '').split(' ').filter((origin) => origin !== '')
const studio = window.parent

/** The one that frames this page, where the browser tells it. */
const framing = ORIGINS.filter((origin) => window.location.ancestorOrigins?.[0] === origin)

export function tellStudio(message: PreviewAnswer | EditMessage): void {
  if (studio === window) return
  for (const origin of framing.length > 0 ? framing : ORIGINS) studio.postMessage(message, origin)
}

export function listenToStudio(onMessage: (data: unknown) => void): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    if (source === studio && studio !== window && ORIGINS.includes(origin)) onMessage(data)
  })
}
