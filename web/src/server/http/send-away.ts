import type { Duplex } from 'node:stream'

/** Time for a client that is disconnected to read why. */
const FAREWELL_MS = 1_000

/** Sends a last answer and ends the connection in bounded time, even when the client keeps its side open and goes on sending. */
export function sendAway(socket: Duplex, words: Buffer | string): void {
  const late = setTimeout(() => socket.destroy(), FAREWELL_MS)
  socket.on('error', () => {}).once('close', () => clearTimeout(late))
  socket.end(words)
  // Reads and discards what the client sends: closing with unread data would reset the connection and lose the answer.
  socket.resume()
}
