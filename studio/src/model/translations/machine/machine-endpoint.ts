import { findById } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { findStaff } from '../../../access/find-staff.ts'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { findTranslator } from '../../../platform/translator/find-translator.ts'
import { TranslatorProblem } from '../../../platform/translator/translator.ts'
import { type Machine, type MachineAnswer, machineQuerySchema } from './machine.ts'

/** `GET /translations/machine`: the configured service. */
const tell: Endpoint['handler'] = (req) => {
  if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
  const service = findTranslator(process.env)
  const machine: Machine = service === undefined ? null : { name: service.name, host: service.host }
  return Response.json(machine)
}

/**
 * `POST /translations/machine`: suggested translations of these texts. Sends nothing else of a document, and stores
 * nothing.
 */
const translate: Endpoint['handler'] = async (req) => {
  const person = findStaff(req)
  if (person === undefined) return toAdminRefusal(403, 'Sign in first')
  await addDataAndFileToRequest(req)
  const asked = machineQuerySchema.safeParse(req.data).data
  const [from, to] = [findById(asked?.from ?? ''), findById(asked?.to ?? '')]
  if (asked === undefined || from === undefined || to === undefined)
    return toAdminRefusal(400, 'Choose the texts, and the languages to translate from and to')
  // The service costs money, so it is only for editors of the site.
  if (person.role !== 'admin' && !person.sites.includes(to.id))
    return toAdminRefusal(403, 'You are not an editor of this site')
  const service = findTranslator(process.env)
  if (service === undefined) return toAdminRefusal(404, 'No translation service is configured')
  try {
    const texts = await service.translate(asked.texts, { from: from.code, to: to.code })
    return Response.json({ texts } satisfies MachineAnswer)
  } catch (error) {
    if (error instanceof TranslatorProblem) return toAdminRefusal(502, error.message)
    throw error
  }
}

export const machineEndpoints: Endpoint[] = [
  { method: 'get', path: '/translations/machine', handler: tell },
  { method: 'post', path: '/translations/machine', handler: translate },
]
