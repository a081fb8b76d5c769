import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type FramePreview, framePreviewSchema } from '../../../preview/preview-answer.ts'
import { readAsPublic } from './read-as-public.ts'

/** Preview of another document's published version or, without one, of its newest draft; loaded once. */
export function usePageBeside(collection: string, id: string): FramePreview | 'failed' | undefined {
  const { api } = useConfig().config.routes
  const [answer, setAnswer] = useState<FramePreview | 'failed'>()
  useEffect(() => {
    const { signal, abort } = withAbort()
    const ask = async () => {
      const values = await readAsPublic(fetch, `${api}/${collection}/${id}`, signal)
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, signal }
      const response = await fetch(`${api}/preview`, {
        ...init,
        body: JSON.stringify({ collection, id, mode: 'edit', values }),
      })
      setAnswer(response.ok ? framePreviewSchema.parse(await response.json()) : 'failed')
    }
    ask().catch(() => {
      if (!signal.aborted) setAnswer('failed')
    })
    return abort
  }, [api, collection, id])
  return answer
}

function withAbort() {
  const left = new AbortController()
  return { signal: left.signal, abort: () => left.abort() }
}
