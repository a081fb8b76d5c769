import type { ServerResponse } from 'node:http'
import { NO_STORE } from '../http/headers.ts'

/** Returns a function that answers with a text in place of a file: not found, moved, not yet there. No cache keeps it. */
export function createTextAnswer(response: ServerResponse, headers: readonly string[]) {
  return (status: number, text: string, more: readonly string[] = []): void => {
    response.writeHead(status, [...headers, ...NO_STORE, 'Content-Type', 'text/plain; charset=utf-8', ...more])
    response.end(text)
  }
}
