import { PREVIEW_SCRIPT } from '../../features/preview/preview-script.ts'
import type { Env } from '../../platform/env.ts'
import { type AskStudio, askStudioAt } from './ask-studio.ts'

export type PreviewSettings = {
  /** Shared with the studio; without one there are no previews. */
  secret: string | undefined
  /** While it is changed, permissions of the one before still hold. */
  secretBefore?: string | undefined
  /** Address of the script in the page. */
  script: string
  /** Origins of the admin, with spaces between: the page takes messages from no other. */
  studioOrigin: string | undefined
  askStudio: AskStudio
}

export function toPreviewSettings(
  {
    PREVIEW_SECRET,
    PREVIEW_SECRET_BEFORE,
    STUDIO_ORIGIN,
    STUDIO_URL,
  }: Pick<Env, 'PREVIEW_SECRET' | 'PREVIEW_SECRET_BEFORE' | 'STUDIO_ORIGIN' | 'STUDIO_URL'>,
  files: Readonly<Record<string, string>>,
): PreviewSettings {
  return {
    secret: PREVIEW_SECRET,
    secretBefore: PREVIEW_SECRET_BEFORE,
    script: files[PREVIEW_SCRIPT] ?? '',
    studioOrigin: STUDIO_ORIGIN,
    askStudio: askStudioAt(STUDIO_URL),
  }
}
