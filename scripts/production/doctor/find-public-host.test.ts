import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPublicHost } from './find-public-host.ts'

const HOST = 'www.acme.example'
const ASKED = { host: HOST, path: '/robots.txt', contains: `Sitemap: https://${HOST}/` }
const OPENSSL = '/usr/bin/openssl'
const work = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(work, { recursive: true }))

/** A proxy with a certificate of its own, which no authority has signed. */
async function startProxy({ days, answer, status = 200 }: { days: number; answer: string; status?: number }) {
  const [keyFile, certFile] = [join(work, 'key.pem'), join(work, 'cert.pem')]
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const files = ['-keyout', keyFile, '-out', certFile]
  spawnSync(OPENSSL, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), ...names, ...files])
  const cert = readFileSync(certFile, 'utf8')
  const server = createServer({ key: readFileSync(keyFile), cert }, (_, response) => {
    response.writeHead(status).end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { address: { host: '127.0.0.1', port }, cert }
}

const OURS = `User-agent: *\n\nSitemap: https://${HOST}/sitemap.xml\n`

// Debian has it in a package of its name; where it is missing there are no certificates to look at.
if (existsSync(OPENSSL))
  describe('findPublicHost', () => {
    test('reports a certificate that no authority has signed', async () => {
      const { address } = await startProxy({ days: 90, answer: OURS })
      const found = await findPublicHost(ASKED, { address })
      expect(found.isFine).toBe(false)
      expect(found.tells).toContain(`certificate of ${HOST} is refused`)
    })

    test('accepts a signed certificate with enough days left on a host that leads to the site', async () => {
      const { address, cert } = await startProxy({ days: 90, answer: OURS })
      expect(await findPublicHost(ASKED, { address, ca: cert })).toEqual({
        isFine: true,
        tells: `https://${HOST}, certificate for 89 days`,
      })
    })

    test('reports a certificate that expires soon', async () => {
      const { address, cert } = await startProxy({ days: 5, answer: OURS })
      const found = await findPublicHost(ASKED, { address, ca: cert })
      expect(found.tells).toBe(`the certificate of ${HOST} ends in 4 days`)
    })

    test('reports a proxy that leads to another server or passes on another host name', async () => {
      const { address, cert } = await startProxy({ days: 90, answer: 'Sitemap: https://127.0.0.1/sitemap.xml' })
      const found = await findPublicHost(ASKED, { address, ca: cert })
      expect(found.tells).toBe(`https://${HOST}/robots.txt is not answered by us, or not by that name`)
    })

    test('reports a proxy without a process behind it', async () => {
      const { address, cert } = await startProxy({ days: 90, answer: 'Bad gateway', status: 502 })
      const found = await findPublicHost(ASKED, { address, ca: cert })
      expect(found.tells).toBe(`https://${HOST} is answered with 502`)
    })
  })

test('reports a host where nothing listens', async () => {
  const found = await findPublicHost(ASKED, { address: { host: '127.0.0.1', port: 9 } })
  expect(found.tells).toContain(`https://${HOST} does not answer from here`)
})
