import { z } from 'zod'
import type { EditorStage } from './editor-stage.ts'

type StoredPage = Pick<EditorStage, 'admin' | 'document'>

const storedSchema = z.object({ image: z.string().nullish(), main: z.array(z.object({ blockTitle: z.string() })) })

/** The newest version of the session's page, as the studio has it. */
export async function readStoredPage({ admin, document }: StoredPage) {
  return storedSchema.parse(await admin.read(`/pages/${document.id}?draft=true&depth=0`))
}
