import { PREVIEW_TOKEN_S, type PreviewGrant } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'

/** The permission of a person of the studio: short, as an open window gets new ones. */
export function signForStaff(
  secret: string,
  site: string,
  { ahead, language }: Partial<Pick<PreviewGrant, 'ahead' | 'language'>>,
): string {
  const until = Math.floor(Date.now() / 1_000) + PREVIEW_TOKEN_S
  return signPreview(secret, { site, until, ...(ahead && { ahead }), ...(language && { language }) })
}
