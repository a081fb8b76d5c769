import { createHmac } from 'node:crypto'
import { z } from 'zod'

const sentSchema = z.object({ form: z.string(), fields: z.record(z.string(), z.string()) })

type DeliveryRow = { id: string; kind: 'webhook' | 'form'; secret: string; former_secret: string | null; body: string }

/**
 * Builds the request of a delivery. A webhook gets JSON; a hosting provider's form handling gets the form as a browser
 * sends it (spec §7). `Menagerie-Signature` is `t={seconds},v1={HMAC-SHA-256 of "t.body" in hex}`, with a second `v1`
 * by the former secret while that one is valid; `Menagerie-Delivery` is the same in every try.
 */
export function toDeliveryRequest({ id, kind, secret, former_secret, body }: DeliveryRow, nowMs: number) {
  const content = kind === 'webhook' ? body : toFormBody(body)
  const seconds = Math.floor(nowMs / 1000)
  const secrets = former_secret === null ? [secret] : [secret, former_secret]
  const signatures = secrets.map((each) => createHmac('sha256', each).update(`${seconds}.${content}`).digest('hex'))
  return {
    body: content,
    headers: {
      'content-type': kind === 'webhook' ? 'application/json' : 'application/x-www-form-urlencoded',
      'user-agent': 'menagerie-studio',
      'menagerie-delivery': id,
      'menagerie-signature': [`t=${seconds}`, ...signatures.map((each) => `v1=${each}`)].join(','),
    },
  }
}

function toFormBody(body: string): string {
  const { form, fields } = sentSchema.parse(JSON.parse(body))
  return new URLSearchParams({ ...fields, 'form-name': form }).toString()
}
