import { job } from '../../content/testing/entries.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { JobFacts } from './JobFacts.tsx'
import { toJobFacts } from './job-facts.ts'

const PLACE = { location: 'Utrecht' }
const ALL = { ...PLACE, hours: '32–40', validThrough: '2026-12-31' }
const LONG = {
  ...ALL,
  location: 'Garmisch-Partenkirchen, Landkreisverwaltungsgebäude',
  hours: 'Teilzeit, Schichtdienst nach Absprache mit der Bereitschaftsplanung',
}

export function showJobFacts(ctx: RenderContext) {
  return Object.entries({ one: PLACE, all: ALL, 'long-words': LONG }).map(([id, facts]) => ({
    id,
    show: <JobFacts facts={toJobFacts(ctx, job(id, facts).body)} />,
  }))
}
