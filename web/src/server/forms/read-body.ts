import type { IncomingMessage } from 'node:http'
import { BodyBytes } from '@menagerie/contract/body-bytes'
import type { Result } from '../../platform/result.ts'

export type BodyFault = 'too-large' | 'too-slow' | 'cut-off'

/** `isKept`: false for a body that is only waited for; it counts as empty then. */
type BodyLimits = { maxBytes: number; ms: number; isKept?: boolean }

/** Reads the whole body of a request, within limits of size and time. */
export function readFormBody(
  request: IncomingMessage,
  { maxBytes, ms, isKept = true }: BodyLimits,
): Promise<Result<Buffer, BodyFault>> {
  return new Promise((done) => {
    const bytes = new BodyBytes(maxBytes)
    let size = 0
    const end = (result: Result<Buffer, BodyFault>) => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError)
      request.pause()
      done(result)
    }
    const onData = (piece: Buffer) => {
      size += piece.length
      if (size > maxBytes) end({ ok: false, error: 'too-large' })
      else if (isKept) bytes.add(piece)
    }
    const onEnd = () => end({ ok: true, value: bytes.take() })
    const onError = () => end({ ok: false, error: 'cut-off' })
    const timer = setTimeout(() => end({ ok: false, error: 'too-slow' }), ms)
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError)
  })
}
