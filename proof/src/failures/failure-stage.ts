import type { Studio } from '../publishing/studio-processes.ts'
import type { ProofSite } from '../site-process.ts'
import type { AdminBuild } from './admin-build.ts'
import type { SmallDisk } from './small-disk.ts'

export type FailureStage = {
  studio: Studio
  site: ProofSite
  /** Address of a page with a contact form on the first site. */
  contactPath: string
  /** Replaces the folder in which the site keeps its pictures. */
  smallDisk: SmallDisk
  adminBuild: AdminBuild
}
