import type { EditMessage, PreviewAnswer } from '@menagerie/contract/preview'

/** Messages are only exchanged with the studio, whose origins the site's server writes into the page. */
const ORIGINS = (document.documentElement.dataset.previewStudio ?? '').split(' ').filter((origin) => origin !== '')
const studio = window.parent

/** The origin that frames this page, where the browser reveals it. */
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
