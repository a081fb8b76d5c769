import type { Socket } from 'node:net'
import type { Turns } from '../turns/turns.ts'
import { type RequestHead, readPlainHead } from './request-head.ts'
import type { UnreadShare } from './unread-answers.ts'

/**
 * Answers a plain GET: with bytes, or a promise of them. Undefined hands the connection to Node's HTTP server, from this request on.
 */
export type AnswerHead = (head: RequestHead, socket: Socket) => Buffer | undefined | Promise<Buffer | undefined>

type VisitOptions = {
  socket: Socket
  /** Key of the queue in which its requests wait. */
  visitor: string
  /** Tracks what the visitor has not read. */
  unread: UnreadShare
  turns: Turns
  /** Notes that an answer is being made; the returned function is called when it is ready. */
  begin: () => () => void
  onHead: AnswerHead
  /** Hands the connection to the server, beginning with the first byte that is not answered. */
  handOver: () => void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const NOTHING = Buffer.alloc(0)

/**
 * One connection at the front door. Pipelined requests are answered one after the other, each when the answer before
 * it was read; meanwhile nothing is read from the visitor.
 */
export class DoorVisit {
  readonly #options: VisitOptions
  /** Bytes that were read but not answered yet. */
  #held: Buffer | undefined
  /** Whether it waits: for an answer, for a turn, or for the visitor to read what was sent. */
  #isWaiting = false
  #isClosing = false
  #isLast = false

  constructor(options: VisitOptions) {
    this.#options = options
    options.socket.on('data', this.#onData).on('drain', this.#onDrain).on('end', this.end).on('error', ignore)
  }

  /** Hands further requests to the server, which can mark an answer as the last one. */
  drain(): void {
    this.#isClosing = true
  }

  /** Ends the connection after the answer in progress. */
  readonly end = (): void => {
    if (this.#isWaiting) this.#isLast = true
    else this.#options.socket.end()
  }

  readonly #onData = (bytes: Buffer): void => {
    this.#held = this.#held === undefined ? bytes : Buffer.concat([this.#held, bytes])
    if (!this.#isWaiting) this.#answerAll()
  }

  readonly #onDrain = (): void => {
    this.#options.unread.note(0)
    if (this.#held === undefined) this.#goOn()
    else this.#inTurn()
  }

  readonly #goOn = (): void => {
    const { socket } = this.#options
    this.#isWaiting = false
    if (socket.destroyed) return
    this.#answerAll()
    if (!this.#isWaiting) socket.resume()
  }

  #answerAll(): void {
    while (this.#held !== undefined && !this.#isWaiting) this.#answerFirst(this.#held)
    if (this.#isLast && !this.#isWaiting) this.#options.socket.end()
  }

  /** Deals with the first request in `held`: it is answered, or waits, or goes to the server. */
  #answerFirst(held: Buffer): void {
    const { turns, onHead, socket, unread } = this.#options
    if (unread.isFull) {
      this.#wait()
      unread.wait(this.#goOn)
      return
    }
    if (!this.#isClosing && !turns.hasTime) {
      this.#wait()
      this.#inTurn()
      return
    }
    const first = this.#isClosing ? undefined : readFirstHead(held)
    const answer = first && onHead(first.head, socket)
    if (first === undefined || answer === undefined) this.#handOver(held)
    else if (answer instanceof Promise) this.#waitFor(answer, first.length)
    else this.#send(answer, first.length)
  }

  #inTurn(): void {
    const { turns, visitor } = this.#options
    turns.later(visitor, this.#goOn)
  }

  /** `length`: of the request head that this answers. */
  #send(answer: Buffer, length: number): boolean {
    this.#held = this.#held === undefined || this.#held.length === length ? undefined : this.#held.subarray(length)
    // A client that does not read gets no second answer before it has read the first.
    const isTaken = this.#options.socket.write(answer)
    if (!isTaken) {
      this.#wait()
      this.#options.unread.note(this.#options.socket.writableLength)
    }
    return isTaken
  }

  #wait(): void {
    this.#isWaiting = true
    this.#options.socket.pause()
  }

  #waitFor(answer: Promise<Buffer | undefined>, length: number): void {
    this.#wait()
    const end = this.#options.begin()
    void answer.then((late) => {
      end()
      if (this.#options.socket.destroyed) return
      if (late === undefined) this.#handOver(this.#held ?? NOTHING)
      else if (this.#send(late, length)) this.#goOn()
    })
  }

  #handOver(held: Buffer): void {
    const { socket, handOver } = this.#options
    socket.off('data', this.#onData).off('drain', this.#onDrain).off('end', this.end).off('error', ignore)
    this.#held = undefined
    this.#isLast = false
    // Node's server reads from the socket's handle itself: these bytes must be put back before it starts.
    socket.pause()
    socket.unshift(held)
    handOver()
    socket.resume()
  }
}

/** Returns the first request of what may be several, and its length. Undefined when it is not complete or not plain. */
function readFirstHead(held: Buffer): { head: RequestHead; length: number } | undefined {
  const only = readPlainHead(held)
  if (only !== undefined) return { head: only, length: held.length }
  const length = held.indexOf(HEAD_END) + HEAD_END.length
  if (length < HEAD_END.length || length === held.length) return undefined
  const head = readPlainHead(held.subarray(0, length))
  return head && { head, length }
}

/** Ignores errors of a visitor that left: 'close' follows. */
function ignore(): void {}
