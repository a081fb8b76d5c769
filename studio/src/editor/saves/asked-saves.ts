import { z } from 'zod'
import { MEANT, type Question, questionSchema } from '../../model/references/uses.ts'
import { isRestore } from '../versions/told-restores.ts'

/** What the person is asked now; `answer` tells whether it is meant. */
type OpenQuestion = { question: Question; answer: (isMeant: boolean) => void }

/** Questions of this window, of which one is asked at a time. */
export function createQuestions() {
  let open: OpenQuestion | undefined
  const listeners = new Set<() => void>()
  const set = (next: OpenQuestion | undefined) => {
    open = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    ask: (question: Question) =>
      new Promise<boolean>((resolve) => {
        set({
          question,
          answer: (isMeant) => {
            set(undefined)
            resolve(isMeant)
          },
        })
      }),
    /** Without anything that could ask, a refusal stays one. */
    isHeard: () => listeners.size > 0,
  }
}
type Questions = ReturnType<typeof createQuestions>

const refusedSchema = z.object({ errors: z.array(z.object({ data: questionSchema })).min(1) })
const readQuestion = (body: unknown) => refusedSchema.safeParse(body).data?.errors[0]?.data

/** Whether an answer asks the person first. */
export const isQuestion = (body: unknown): boolean => readQuestion(body) !== undefined

const CHANGES = new Set(['PATCH', 'DELETE'])

function isChange(input: string | URL, init: RequestInit | undefined): boolean {
  return CHANGES.has(init?.method?.toUpperCase() ?? 'GET') || isRestore(input, init)
}

/**
 * `fetch` for the admin: a save, a delete or an earlier version that would break what others show is refused by the studio with the places; the
 * person sees them, and what is meant is sent again.
 */
export function withQuestions(plain: typeof fetch, questions: Questions): typeof fetch {
  return async (input, init) => {
    const answer = await plain(input, init)
    if (answer.status !== 409 || input instanceof Request || !isChange(input, init) || !questions.isHeard())
      return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    const question = readQuestion(body)
    if (question === undefined || !(await questions.ask(question))) return answer
    const address = new URL(input, window.location.href)
    address.searchParams.set(MEANT, 'true')
    return plain(address, init)
  }
}
