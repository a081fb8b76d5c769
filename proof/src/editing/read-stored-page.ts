import { z } from 'zod'
import type { EditorStage } from './editor-stage.ts'

type StoredPage = Pick<EditorStage, 'admin' | 'document'>

const storedSchema = z.object({ image: z.string().nullish(), main: z.array(z.object({ blockTitle: z.string() })) })

/** Returns the newest version of the session's page in the studio. */
export async function readStoredPage({ admin, document }: StoredPage) {
  return storedSchema.parse(await admin.read(`/pages/${document.id}?draft=true&depth=0`))
}
