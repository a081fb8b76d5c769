import { createHmac } from 'node:crypto'
import { z } from 'zod'

const sentSchema = z.object({ form: z.string(), fields: z.record(z.string(), z.string()) })

type DeliveryRow = { id: string; kind: 'webhook' | 'form'; secret: string; body: string }

/**
 * A webhook gets JSON. A hosting provider's form handling gets the form as a browser would send it (spec §7). `Menagerie-Signature` is
 * `t={seconds},v1={HMAC-SHA-256 of "t.body" in hex}`; `Menagerie-Delivery` is the same in each try.
 */
export function toDeliveryRequest({ id, kind, secret, body }: DeliveryRow, nowMs: number) {
  const content = kind === 'webhook' ? body : toFormBody(body)
  const seconds = Math.floor(nowMs / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${content}`).digest('hex')
  return {
    body: content,
    headers: {
      'content-type': kind === 'webhook' ? 'application/json' : 'application/x-www-form-urlencoded',
      'user-agent': 'menagerie-studio',
      'menagerie-delivery': id,
      'menagerie-signature': `t=${seconds},v1=${signature}`,
    },
  }
}

function toFormBody(body: string): string {
  const { form, fields } = sentSchema.parse(JSON.parse(body))
  return new URLSearchParams({ ...fields, 'form-name': form }).toString()
}
