import { PREVIEW_SCRIPT } from '../../features/preview/preview-script.ts'
import type { Env } from '../../platform/env.ts'
import { type AskStudio, askStudioAt } from './ask-studio.ts'

export type PreviewSettings = {
  /** Shared with the studio; without one there are no previews. */
  secret: string | undefined
  /** Address of the script in the page. */
  script: string
  /** Origins of the admin, with spaces between: the page takes messages from no other. */
  studioOrigin: string | undefined
  askStudio: AskStudio
}

export function toPreviewSettings(
  { PREVIEW_SECRET, STUDIO_ORIGIN, STUDIO_URL }: Pick<Env, 'PREVIEW_SECRET' | 'STUDIO_ORIGIN' | 'STUDIO_URL'>,
  files: Readonly<Record<string, string>>,
): PreviewSettings {
  return {
    secret: PREVIEW_SECRET,
    script: files[PREVIEW_SCRIPT] ?? '',
    studioOrigin: STUDIO_ORIGIN,
    askStudio: askStudioAt(STUDIO_URL),
  }
}
