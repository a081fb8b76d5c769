import { toEmailKey } from './email.ts'

type Mailboxes = {
  domains: RegExp
  /** The domain that stands for all of the provider's domains. */
  domain?: string
  /** Characters that make no difference between two names, and their replacement. */
  same?: [signs: RegExp, as: string]
}

/** Providers with several addresses per mailbox, in addition to `name+anything`. */
const PROVIDERS: readonly Mailboxes[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', same: [/\./g, ''] },
  { domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/, domain: 'proton.me', same: [/[._-]/g, ''] },
  { domains: /^(?:ya\.ru|narod\.ru|yandex\.(?:ru|com|by|kz|ua|uz|com\.tr))$/, domain: 'yandex.ru', same: [/-/g, '.'] },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com' },
  // Yahoo allows no hyphen in names: a hyphen separates a freely chosen suffix.
  { domains: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/, same: [/(?<=.)-.*$/g, ''] },
]
/** Fastmail also accepts `anything@name.` before the domain. */
const BY_SUBDOMAIN = /^[^@]*@(?<name>[^@.]+)\.(?<domain>fastmail\.(?:com|fm))$/

/** Returns the same key for all addresses of one mailbox, because they reach the same person. */
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
