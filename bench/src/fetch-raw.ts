import { get } from 'node:http'

/** The body in brotli as it travels; fetch would decode it. */
export function fetchRaw(url: string | URL): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      done(Buffer.concat(parts))
    }).on('error', fail)
  })
}
