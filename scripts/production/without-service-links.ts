import type { Variables } from './roles.ts'

/** What the cluster sets for a port of a service `web`: `WEB_PORT_3000_TCP`, and with `_PROTO`, `_PORT` and `_ADDR` its parts. */
const PORT_OF_SERVICE = /_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/
const ADDRESS_OF_SERVICE = /^(tcp|udp|sctp):\/\//

/**
 * An environment without what Kubernetes adds for each service of the namespace (`WEB_PORT=tcp://10.0.0.7:3000`), where a pod does not refuse it
 * by `enableServiceLinks: false`: services are named like our processes, so these would be taken for their ports.
 */
export function withoutServiceLinks(env: Variables): Variables {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name, value = '']) =>
        !PORT_OF_SERVICE.test(name) && !(name.endsWith('_PORT') && ADDRESS_OF_SERVICE.test(value)),
    ),
  )
}
