import { randomUUID } from 'node:crypto'
import type { FailureStage } from './failure-stage.ts'

let visitors = 0

/** Sends a contact form as a browser without scripts does, each time as another visitor. Returns the status of the answer. */
export async function sendMessage({ site, contactPath }: FailureStage): Promise<number> {
  visitors += 1
  const origin = `http://localhost:${site.ports.main}`
  const fields = {
    'form-name': 'contact',
    subject: 'Contact',
    email: 'kim@shop.example',
    message: 'Does this food suit a puppy? '.repeat(20),
    'about-product': 'on',
    'submission-key': randomUUID(),
  }
  const answer = await fetch(`${origin}${contactPath}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` },
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  return answer.status
}
