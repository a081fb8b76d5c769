/**
 * The one address of script that this page may load by itself: the map's worker. The page's policy allows a policy of this name and
 * no other, and everything that is not this address is refused.
 */
export function trustWorker(url: string): string {
  const address = new URL(url, location.href).href
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined
  if (isFactory(factory)) {
    factory.createPolicy('default', {
      createScriptURL(asked: string) {
        if (new URL(asked, location.href).href === address) return asked
        throw new TypeError('Not a script of the map')
      },
    })
  }
  return address
}

type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
