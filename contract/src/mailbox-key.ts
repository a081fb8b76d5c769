import { toEmailKey } from './email.ts'

type Mailboxes = {
  domains: RegExp
  /** One of them, for all. */
  domain?: string
  /** What makes no difference between two names, and what stands for it. */
  same?: [signs: RegExp, as: string]
}

/** Providers that give one mailbox many addresses, beyond what stands behind a plus. */
const PROVIDERS: readonly Mailboxes[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', same: [/\./g, ''] },
  { domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/, domain: 'proton.me', same: [/[._-]/g, ''] },
  { domains: /^(?:ya\.ru|narod\.ru|yandex\.(?:ru|com|by|kz|ua|uz|com\.tr))$/, domain: 'yandex.ru', same: [/-/g, '.'] },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com' },
  // No name has a hyphen there: behind one stands a word of the owner's choice.
  { domains: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/, same: [/(?<=.)-.*$/g, ''] },
]
/** Here what stands before the domain may also be `anything@name.`. */
const BY_SUBDOMAIN = /^[^@]*@(?<name>[^@.]+)\.(?<domain>fastmail\.(?:com|fm))$/

/** Returns what all addresses of one mailbox have in common: they reach the same person. */
export function toMailboxKey(typed: string): string {
  const key = toEmailKey(typed)
  const { name: sub, domain: own } = BY_SUBDOMAIN.exec(key)?.groups ?? {}
  if (sub !== undefined && own !== undefined) return `${sub}@${own}`
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const name = key.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '')
  const provider = PROVIDERS.find(({ domains }) => domains.test(domain))
  const [signs, as] = provider?.same ?? [/$^/, '']
  return `${name.replace(signs, as) || name}@${provider?.domain ?? domain}`
}
