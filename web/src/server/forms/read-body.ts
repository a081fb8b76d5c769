import type { IncomingMessage } from 'node:http'
import type { Result } from '../../platform/result.ts'

export type BodyFault = 'too-large' | 'too-slow' | 'cut-off'

/** Reads the whole body of a request, within limits of size and time. */
export function readFormBody(
  request: IncomingMessage,
  { maxBytes, ms }: { maxBytes: number; ms: number },
): Promise<Result<Buffer, BodyFault>> {
  return new Promise((done) => {
    const pieces: Buffer[] = []
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
      else pieces.push(piece)
    }
    const onEnd = () => end({ ok: true, value: Buffer.concat(pieces) })
    const onError = () => end({ ok: false, error: 'cut-off' })
    const timer = setTimeout(() => end({ ok: false, error: 'too-slow' }), ms)
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError)
  })
}
