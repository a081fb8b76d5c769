import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { findStaff } from '../../../access/find-staff.ts'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { findOffers } from './find-offers.ts'
import { keepUp } from './keep-up.ts'
import { type MemoryAnswer, memoryQuerySchema } from './memory.ts'

/**
 * `POST /translations/memory`: earlier translations of the sentences in these texts, with the documents that contain
 * them.
 */
const offer: Endpoint['handler'] = async (req) => {
  if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
  await addDataAndFileToRequest(req)
  const asked = memoryQuerySchema.safeParse(req.data)
  if (!asked.success) return toAdminRefusal(400, 'Choose the texts, and the languages to translate from and to')
  const isReading = await keepUp(req.payload)
  return Response.json({ isReading, texts: await findOffers(req, asked.data) } satisfies MemoryAnswer)
}

export const memoryEndpoints: Endpoint[] = [{ method: 'post', path: '/translations/memory', handler: offer }]
