import type { Addressing } from '@menagerie/sites/addressing'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { AddressingOptions } from '@menagerie/sites/place'
import type { Env } from '../../platform/env.ts'
import { type FindOrigin, findDomainOrigin, findLocalOrigin } from './host.ts'

/** One listening port: both brands' local origins, or all domains behind one. */
export type ListenOrigin = { port: number; portVariable: string; findOrigin: FindOrigin }

export function addressingOf(env: Env): Addressing {
  return createAddressing(addressingOptionsOf(env))
}

export function addressingOptionsOf(env: Env): AddressingOptions {
  return {
    mode: env.ADDRESSING,
    localOrigins: {
      tailwell: `http://localhost:${env.WEB_PORT_TAILWELL}`,
      aldergrove: `http://localhost:${env.WEB_PORT_ALDERGROVE}`,
    },
  }
}

export function originsOf(env: Env, addressing: Addressing): ListenOrigin[] {
  if (env.ADDRESSING === 'domains') {
    const findOrigin = findDomainOrigin((name) => addressing.resolve(name, '/') !== undefined)
    return [{ port: env.WEB_PORT_TAILWELL, portVariable: 'WEB_PORT_TAILWELL', findOrigin }]
  }
  const local = (brand: BrandKey, port: number, portVariable: string) => ({
    port,
    portVariable,
    findOrigin: findLocalOrigin(brand),
  })
  return [
    local('tailwell', env.WEB_PORT_TAILWELL, 'WEB_PORT_TAILWELL'),
    local('aldergrove', env.WEB_PORT_ALDERGROVE, 'WEB_PORT_ALDERGROVE'),
  ]
}
