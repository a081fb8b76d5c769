import { PREVIEW_SCRIPT } from '../../features/preview/preview-script.ts'
import type { Env } from '../../platform/env.ts'

export type PreviewSettings = {
  /** Shared with the studio; without one there are no previews. */
  secret: string | undefined
  /** Address of the script in the page. */
  script: string
  /** Origins of the admin, with spaces between: the page takes messages from no other. */
  studioOrigin: string | undefined
}

export function toPreviewSettings(
  { PREVIEW_SECRET, STUDIO_ORIGIN }: Pick<Env, 'PREVIEW_SECRET' | 'STUDIO_ORIGIN'>,
  files: Readonly<Record<string, string>>,
): PreviewSettings {
  return { secret: PREVIEW_SECRET, script: files[PREVIEW_SCRIPT] ?? '', studioOrigin: STUDIO_ORIGIN }
}
