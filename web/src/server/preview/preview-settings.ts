import { PREVIEW_SCRIPT } from '../../features/preview/preview-script.ts'
import type { Env } from '../../platform/env.ts'
import { type AskStudio, askStudioAt } from './ask-studio.ts'

export type PreviewSettings = {
  /** Shared with the studio; without one there are no previews. */
  secret: string | undefined
  /** While the secret is being changed, tokens of the former one still work. */
  secretBefore?: string | undefined
  /** Address of the preview's script. */
  script: string
  /** Origins of the admin, separated by spaces: the page accepts messages from no other. */
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
