import { SearchError } from '@menagerie/search/port/search-error'
import type { FromSearchThread } from './thread-messages.ts'

type Call = { resolve: (json: Uint8Array) => void; reject: (error: Error) => void; began: number }

/** Calls that a thread is answering, each with a deadline. */
export class SearchCalls {
  readonly #calls = new Map<number, Call>()
  #last = 0

  /** `send` receives the number that the answer will carry. */
  begin(send: (call: number) => void): Promise<Uint8Array> {
    this.#last += 1
    const call = this.#last
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { resolve, reject, began: performance.now() })
      send(call)
    })
  }

  end(message: Extract<FromSearchThread, { call: number }>): void {
    const call = this.#calls.get(message.call)
    this.#calls.delete(message.call)
    if (message.type === 'found') call?.resolve(message.json)
    else if (message.type === 'refused') call?.reject(new SearchError(message.status, message.message))
    else call?.reject(new Error(message.message))
  }

  refuse(call: number, error: SearchError): void {
    this.#calls.get(call)?.reject(error)
    this.#calls.delete(call)
  }

  /** Rejects all calls with 503, as the thread is gone: they may be sent again. */
  giveUp(): void {
    for (const call of [...this.#calls.keys()]) this.refuse(call, new SearchError(503, 'Search is starting again.'))
  }

  /** Returns how many milliseconds the oldest call has been waiting. */
  longestMs(): number {
    const [oldest] = this.#calls.values()
    return oldest === undefined ? 0 : performance.now() - oldest.began
  }
}
