import type { SearchReader } from '@menagerie/search/port/search-port'

const LOOK_MS = 10_000
const ANSWER_MS = 5_000

/**
 * Watches whether the search service answers: by its health address, where it has one, and by visitors' searches.
 * `trouble` says what is wrong, in a sentence for operators.
 */
export function watchService(reader: SearchReader, healthUrl: string | undefined) {
  let trouble: string | undefined
  const note = (error: unknown) => {
    trouble = `its service does not answer: ${error instanceof Error ? error.message : String(error)}`
  }
  const over = () => {
    trouble = undefined
  }

  async function look(): Promise<void> {
    if (healthUrl === undefined) return
    try {
      const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' })
      await answer.body?.cancel()
      if (answer.ok) over()
      else note(`status ${answer.status}`)
    } catch (error) {
      note(error)
    }
  }
  const looking = setInterval(() => void look(), LOOK_MS)
  looking.unref()
  void look()
  const watched: SearchReader = {
    async search(...asked) {
      try {
        const found = await reader.search(...asked)
        over()
        return found
      } catch (error) {
        if (!isOfRequest(error)) note(error)
        throw error
      }
    },
  }
  return { reader: watched, trouble: () => trouble, stop: () => clearInterval(looking) }
}

/** Tells whether the service answered that the request was wrong, so that it is up. */
const isOfRequest = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  Number(error.status) >= 400 &&
  Number(error.status) < 500
