import type { PayloadRequest } from 'payload'
import { queryOf } from './ask.ts'
import { type FactorMethod, listMethods } from './factors/second-step.ts'
import { findTicket } from './factors/tickets.ts'
import { findProvider } from './provider/provider-settings.ts'

/** Step at which the page of the sign-in begins, so that it continues after a reload. */
export type SignInStart = {
  step: 'password' | 'second' | 'enrol'
  methods: readonly FactorMethod[]
  /** Name of the company's provider on the button; '' = none. */
  company: string
  isPasswordOff: boolean
}

export async function findSignInStart(req: PayloadRequest): Promise<SignInStart> {
  const query = queryOf(req)
  const ticket = await findTicket(query, req.headers, ['second', 'enrol'])
  const provider = findProvider()
  const step = ticket?.kind === 'second' || ticket?.kind === 'enrol' ? ticket.kind : 'password'
  const methods = ticket === undefined || step !== 'second' ? [] : await listMethods(query, ticket.userId)
  return { step, methods, company: provider?.name ?? '', isPasswordOff: provider?.isPasswordOff ?? false }
}
