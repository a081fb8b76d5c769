import { openAsBlob } from 'node:fs'
import type { PayloadRequest } from 'payload'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** The content of an upload, read from its temporary file if there is one, so that a film is never in memory as a whole. */
export async function toFileBlob({ data, tempFilePath }: UploadedFile): Promise<Blob> {
  return tempFilePath !== undefined && tempFilePath !== '' && data.length === 0
    ? openAsBlob(tempFilePath)
    : new Blob([new Uint8Array(data)])
}
