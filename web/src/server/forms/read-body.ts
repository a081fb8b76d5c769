import type { IncomingMessage } from 'node:http'
import { BodyBytes } from '@menagerie/contract/body-bytes'
import type { Result } from '../../platform/result.ts'

export type BodyFault = 'too-large' | 'too-slow' | 'cut-off'

/** Reads the whole body of a request, within limits of size and time. */
export function readFormBody(
  request: IncomingMessage,
  { maxBytes, ms }: { maxBytes: number; ms: number },
): Promise<Result<Buffer, BodyFault>> {
  return new Promise((done) => {
    const bytes = new BodyBytes(maxBytes)
    const end = (result: Result<Buffer, BodyFault>) => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError)
      request.pause()
      done(result)
    }
    const onData = (piece: Buffer) => {
      if (!bytes.add(piece)) end({ ok: false, error: 'too-large' })
    }
    const onEnd = () => end({ ok: true, value: bytes.take() })
    const onError = () => end({ ok: false, error: 'cut-off' })
    const timer = setTimeout(() => end({ ok: false, error: 'too-slow' }), ms)
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError)
  })
}
