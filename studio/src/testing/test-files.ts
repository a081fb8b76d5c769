import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Values } from '../platform/values.ts'
import type { TestStudio } from './test-studio.ts'

/** Uploads small files through the real Local API. */
export function createTestFiles({ payload }: Pick<TestStudio, 'payload'>) {
  return {
    leaflet: (data: Values = {}, file: { name?: string; data?: Buffer } = {}) => {
      const { name = `${randomUUID()}.pdf`, data: bytes = toPdf(randomUUID()) } = file
      return payload.create({
        collection: 'leaflets',
        data: { title: 'Bijsluiter', ...data },
        file: { data: bytes, mimetype: 'application/pdf', name, size: bytes.length },
      })
    },
    async media(data: Values = {}) {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aabbcc' } })
        .png()
        .toBuffer()
      return payload.create({
        collection: 'media',
        locale: 'nl',
        data: { alt: 'Een hond', ...data },
        file: { data: picture, mimetype: 'image/png', name: `${randomUUID()}.png`, size: picture.length },
      })
    },
  }
}

/**
 * The smallest document that every reader opens: one empty page, and a comment that makes its bytes unique. `more` is
 * added to its trailer, such as an encryption.
 */
export function toPdf(comment: string, more = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = `%PDF-1.4\n% ${comment}\n`
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj ${object} endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R ${more}>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}
