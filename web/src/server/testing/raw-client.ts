import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'

type RawRequest = { method?: string; headers?: Record<string, string>; body?: string }
export type RawAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

export function askRaw(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    request.on('error', fail)
    request.end(body)
  })
}

/** Sends text as it is and collects the answers until the server has been silent or has closed. */
export function talk(port: number, pieces: string[], silenceMs = 300, from = '127.0.0.1'): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let said = ''
    let silence: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(finish, silenceMs)
    }
    const finish = () => {
      clearTimeout(silence)
      socket.destroy()
      done(said)
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text
      wait()
    })
    socket.on('close', finish).on('error', finish)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(piece, 'latin1')
        await new Promise((next) => setTimeout(next, 20))
      }
      wait()
    })
  })
}

export const toRawGet = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

export const statusesIn = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))
