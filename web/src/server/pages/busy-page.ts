import type { Answer } from '../http/answer.ts'
import { NO_STORE } from '../http/headers.ts'
import type { PageRuntime } from './page-runtime.ts'
import { BUSY_PAGE, toPlainAnswer } from './plain-page.ts'

/** By then a full queue of one visitor has been worked off. */
const RETRY_S = 2

/** Answers a visitor whose queue is full (`turns/draw-queue.ts`), without rendering anything. */
export function busyPage({ parts, headers }: Pick<PageRuntime, 'parts' | 'headers'>): Answer {
  parts.metrics.count('page:busy')
  return toPlainAnswer(503, [...headers, 'Retry-After', String(RETRY_S), ...NO_STORE], BUSY_PAGE)
}
