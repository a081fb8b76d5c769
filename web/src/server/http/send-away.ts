import type { Duplex } from 'node:stream'

/** For a client that is sent away to read why. */
const FAREWELL_MS = 1_000

/** Says the last words and ends the connection in bounded time, also when the client keeps its own side open and goes on sending. */
export function sendAway(socket: Duplex, words: Buffer | string): void {
  const late = setTimeout(() => socket.destroy(), FAREWELL_MS)
  socket.on('error', () => {}).once('close', () => clearTimeout(late))
  socket.end(words)
  // Read, or closing would take the words back with what was not read.
  socket.resume()
}
