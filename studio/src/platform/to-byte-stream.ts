/** Converts chunks into a stream that reads only as fast as its reader, and stops when the reader cancels. */
export function toByteStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await reader.return?.()
    },
  })
}
