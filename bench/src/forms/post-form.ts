import { type Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Sends a form as a browser without scripts does. Returns the milliseconds until the whole answer is there, which must be a redirect (303). */
export function postForm(url: URL, fields: Record<string, string>, { agent, from }: { agent: Agent; from: string }) {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    origin: url.origin,
    'x-forwarded-for': from,
  }
  return new Promise<number>((done, fail) => {
    const began = performance.now()
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 303) done(performance.now() - began)
        else fail(new Error(`${url} answers ${response.statusCode}`))
      })
    })
    sent.on('error', fail).end(body)
  })
}
