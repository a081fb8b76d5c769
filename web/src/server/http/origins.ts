import type { Addressing } from '@menagerie/sites/addressing'
import { createAddressing } from '@menagerie/sites/addressing'
import type { AddressingOptions } from '@menagerie/sites/place'
import type { Env } from '../../platform/env.ts'
import { type FindOrigin, findDomainOrigin, findLocalOrigin } from './host.ts'

/** One listening port: a brand's local origin, or all domains. */
type ListenOrigin = { port: number; portVariable: string; findOrigin: FindOrigin }

export function addressingOf(env: Env): Addressing {
  return createAddressing(addressingOptionsOf(env))
}

export function addressingOptionsOf(env: Env): AddressingOptions {
  return {
    mode: env.ADDRESSING,
    localOrigins: Object.fromEntries(env.WEB_PORTS.map(({ brand, port }) => [brand, `http://localhost:${port}`])),
  }
}

export function originsOf(env: Env, addressing: Addressing): ListenOrigin[] {
  if (env.ADDRESSING === 'domains') {
    const findOrigin = findDomainOrigin((name) => addressing.resolve(name, '/') !== undefined)
    return env.WEB_PORTS.slice(0, 1).map(({ port, variable }) => ({ port, portVariable: variable, findOrigin }))
  }
  return env.WEB_PORTS.map(({ brand, port, variable }) => ({
    port,
    portVariable: variable,
    findOrigin: findLocalOrigin(brand),
  }))
}
