import { PREVIEW_TOKEN_S, type PreviewGrant } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'

/** Token for a user of the studio: short-lived, because an open window renews it. */
export function signForStaff(
  secret: string,
  site: string,
  { ahead, language }: Partial<Pick<PreviewGrant, 'ahead' | 'language'>>,
): string {
  const until = Math.floor(Date.now() / 1_000) + PREVIEW_TOKEN_S
  return signPreview(secret, { site, until, ...(ahead && { ahead }), ...(language && { language }) })
}
