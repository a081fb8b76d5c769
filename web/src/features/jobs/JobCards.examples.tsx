import type { RenderContext } from '../../context/render-context.ts'
import { JobCards } from './JobCards.tsx'
import { loadJobCards } from './job-card.ts'

const KEYS = ['job-1', 'job-2', 'job-3', 'job-4']

export function showJobCards(ctx: RenderContext) {
  return [1, 2, 4].map((count) => ({
    id: `cards-${count}`,
    show: <JobCards jobs={loadJobCards(ctx, KEYS.slice(0, count))} headingLevel={3} />,
  }))
}
