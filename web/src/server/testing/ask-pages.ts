import type { Answer } from '../http/answer.ts'
import type { createStandInSite } from './stand-in-site.ts'

type Site = Pick<ReturnType<typeof createStandInSite>, 'pages'>

/** Returns the stand-in site's answer to a GET of a path of Tailwell, with or without a query. */
export function askSitePage(
  { pages }: Site,
  target: string,
  headers: { acceptEncoding?: string; ifNoneMatch?: string; isArrival?: boolean } = {},
): Answer {
  const request = {
    origin: 'tailwell',
    target,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isArrival: false,
    ...headers,
  }
  const answer = pages.answer(request)
  if (answer === undefined) throw new Error(`${target} is a live page`)
  return answer
}

export function header({ headers }: Answer, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name.toLowerCase())
  return at < 0 ? undefined : headers[at + 1]
}
