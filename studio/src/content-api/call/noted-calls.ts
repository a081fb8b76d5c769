import type { IncomingMessage } from 'node:http'
import type { Call } from './define-call.ts'

type NotedCall = { name: string; about: string; isStream: boolean }

const noted = new WeakMap<IncomingMessage, NotedCall>()
/** One name for all unknown paths: otherwise requests could create any number of metrics. */
const UNKNOWN: NotedCall = { name: 'unknown', about: '', isStream: false }

/** Notes the call of a request, named by its declared path, which contains nothing about a visitor. */
export function noteCall(incoming: IncomingMessage, { method = 'GET', path, slot }: Call): void {
  noted.set(incoming, { name: `${method} ${path}`, about: '', isStream: slot === 'stream' })
}

/** Notes the site or brand of a request once it is known. */
export function noteAbout(incoming: IncomingMessage, about: string): void {
  const call = noted.get(incoming)
  if (call) call.about = about
}

export const findNoted = (incoming: IncomingMessage): NotedCall => noted.get(incoming) ?? UNKNOWN
