import type { ContentApi, ContentApiAnswer, ContentApiCall } from '../../platform/content-api.ts'
import { TryLater } from '../../platform/try-later.ts'

/** Asks the studio for the content of a portal page. Rejects with `TryLater` while the studio gives no valid answer. */
export async function askStudio(contentApi: ContentApi, path: string, call: ContentApiCall): Promise<ContentApiAnswer> {
  const answer = await contentApi.ask(path, call).catch((cause: unknown) => {
    throw new TryLater('The studio does not answer', { cause })
  })
  if (answer.status >= 500) throw new TryLater(`The studio answered ${answer.status}`)
  return answer
}
