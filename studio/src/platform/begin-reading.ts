/**
 * Waits for the first row, so that a failure to read is reported before an answer begins; afterwards the answer could
 * only be cut off.
 */
export async function beginReading<T>(rows: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const reader = rows[Symbol.asyncIterator]()
  const first = await reader.next()
  return readOn(first, reader)
}

async function* readOn<T>(first: IteratorResult<T>, reader: AsyncIterator<T>) {
  try {
    for (let next = first; !next.done; next = await reader.next()) yield next.value
  } finally {
    await reader.return?.()
  }
}
