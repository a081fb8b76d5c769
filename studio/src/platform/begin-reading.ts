/** Waits for the first row: what cannot be read at all is told before an answer begins, which could only break off then. */
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
