import { z } from 'zod'
import { MEANT, type Question, questionSchema } from '../../model/references/uses.ts'
import { isRestore } from '../versions/told-restores.ts'

/** The question that is displayed; `answer` takes whether the user confirms. */
type OpenQuestion = { question: Question; answer: (isMeant: boolean) => void }

/** Questions of this window; only one is displayed at a time. */
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
    /** If no component can ask the question, a refusal is final. */
    isHeard: () => listeners.size > 0,
  }
}
type Questions = ReturnType<typeof createQuestions>

const refusedSchema = z.object({ errors: z.array(z.object({ data: questionSchema })).min(1) })
const readQuestion = (body: unknown) => refusedSchema.safeParse(body).data?.errors[0]?.data

/** Whether an answer asks the user for a confirmation. */
export const isQuestion = (body: unknown): boolean => readQuestion(body) !== undefined

const CHANGES = new Set(['PATCH', 'DELETE'])

function isChange(input: string | URL, init: RequestInit | undefined): boolean {
  return CHANGES.has(init?.method?.toUpperCase() ?? 'GET') || isRestore(input, init)
}

/**
 * `fetch` wrapper of the admin. The studio refuses a save, deletion or restore that would break other documents, and
 * lists them; the user sees the list, and a confirmed change is sent again.
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
