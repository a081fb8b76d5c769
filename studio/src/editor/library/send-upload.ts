import { z } from 'zod'

const refusedSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })) }).nullish(),
      }),
    )
    .min(1),
})

type Sending = {
  method?: 'POST' | 'PATCH'
  headers?: Readonly<Record<string, string>>
  /** From 0 to 1. */
  onPart: (part: number) => void
}
/** `problem`: the studio's message; absent if it did not answer. */
type UploadResult = { ok: boolean; problem?: string | undefined }

/** Uploads a file like the form of a document. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendUpload(
  address: string,
  file: File,
  { method = 'POST', headers = {}, onPart }: Sending,
): Promise<UploadResult> {
  const form = new FormData()
  form.append('_payload', '{}')
  form.append('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onPart(loaded / total))
    request.addEventListener('load', () =>
      resolve(request.status < 300 ? { ok: true } : { ok: false, problem: readProblem(request.responseText) }),
    )
    request.addEventListener('error', () => resolve({ ok: false }))
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(form)
  })
}

function readProblem(text: string): string | undefined {
  try {
    const [first] = refusedSchema.parse(JSON.parse(text)).errors
    return first?.data?.errors[0]?.message ?? first?.message
  } catch {
    return undefined
  }
}
