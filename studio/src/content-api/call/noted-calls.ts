import type { IncomingMessage } from 'node:http'
import type { Call } from './define-call.ts'

type NotedCall = { name: string; about: string; isStream: boolean }

const noted = new WeakMap<IncomingMessage, NotedCall>()
/** Paths without a call are one, or a stranger could make as many figures as there are paths. */
const UNKNOWN: NotedCall = { name: 'unknown', about: '', isStream: false }

/** Which call a request is: its name is the path that it declares, which says nothing about a visitor. */
export function noteCall(incoming: IncomingMessage, { method = 'GET', path, slot }: Call): void {
  noted.set(incoming, { name: `${method} ${path}`, about: '', isStream: slot === 'stream' })
}

/** Which site or brand it is about, once that is known. */
export function noteAbout(incoming: IncomingMessage, about: string): void {
  const call = noted.get(incoming)
  if (call) call.about = about
}

export const findNoted = (incoming: IncomingMessage): NotedCall => noted.get(incoming) ?? UNKNOWN
