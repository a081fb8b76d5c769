import type { Variables } from './roles.ts'

/** Variables that the cluster sets for a port of a service `web`: `WEB_PORT_3000_TCP`, and its parts with `_PROTO`, `_PORT` and `_ADDR`. */
const PORT_OF_SERVICE = /_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/
const ADDRESS_OF_SERVICE = /^(tcp|udp|sctp):\/\//

/**
 * Removes the variables that Kubernetes adds for each service of the namespace (`WEB_PORT=tcp://10.0.0.7:3000`), where a pod
 * lacks `enableServiceLinks: false`. Services have the names of our processes, so the variables would be read as their ports.
 */
export function withoutServiceLinks(env: Variables): Variables {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name, value = '']) =>
        !PORT_OF_SERVICE.test(name) && !(name.endsWith('_PORT') && ADDRESS_OF_SERVICE.test(value)),
    ),
  )
}
