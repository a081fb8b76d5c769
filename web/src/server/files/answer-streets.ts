import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STREETS_STYLE, STREETS_TILES } from '../../platform/services/street-files.ts'
import { baseHeaders, type HeaderOptions, NO_STORE } from '../http/headers.ts'
import { sendFile } from '../http/send-file.ts'
import { toStreetStyle } from './street-style.ts'

/** An hour: panning loads nothing twice, and a new file of the operator is soon used. */
const KEPT = ['Cache-Control', 'public, max-age=3600']
const LANGUAGE = /^[a-z]{2}$/

/** `tiles`: the file that `MAP_TILES` names; without one there is no street map. */
type StreetOptions = HeaderOptions & { tiles: string | undefined }

/** Answers with the style of the street map, or with the requested range of its file. */
export async function answerStreets(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { tiles, ...options }: StreetOptions,
): Promise<void> {
  const headers = baseHeaders(options)
  if (tiles !== undefined && target.pathname === STREETS_STYLE) {
    const asked = target.searchParams.get('lang') ?? ''
    response.writeHead(200, [...headers, ...KEPT, 'Content-Type', 'application/json'])
    response.end(toStreetStyle(LANGUAGE.test(asked) ? asked : 'en'))
    return
  }
  if (tiles !== undefined && target.pathname === STREETS_TILES) {
    const about = [...headers, ...KEPT, 'Content-Type', 'application/vnd.pmtiles']
    const etag = await toEtag(tiles)
    if (etag && (await sendFile(request, response, { path: tiles, etag, headers: about })) !== undefined) return
  }
  response.writeHead(404, [...headers, ...NO_STORE, 'Content-Type', 'text/plain; charset=utf-8'])
  response.end('Not found')
}

/** Changes as soon as the operator puts another file there. */
async function toEtag(file: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(file)
    return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  } catch {
    return undefined
  }
}
