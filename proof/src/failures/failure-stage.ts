import type { Studio } from '../publishing/studio-processes.ts'
import type { ProofSite } from '../site-process.ts'

export type FailureStage = {
  studio: Studio
  site: ProofSite
  /** Address of a page with a contact form on the first site. */
  contactPath: string
}
