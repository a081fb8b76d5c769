import { EMAIL_LINK_HOURS } from '@menagerie/contract/accounts'

/**
 * A place where email addresses of visitors and customers are stored. `kept`: selects each address as `email`, and
 * since when as `at`. `told`: selects the rows of one person and brand for an export, including notes of the back
 * office, without hashes and tokens. `erase`: removes them, and returns one row for each. The statements read `person`:
 * `forms`, all spellings of the address in lower case; `earlier`, former addresses of the account; `brand`.
 */
type PersonPlace = { name: string; table: string; kept: string; told: string; erase: string }

const FORMS = 'any((select forms from person)::text[])'
const EARLIER = 'any((select earlier from person)::text[])'
const BRAND = '(select brand from person)'

/** The secret in a link within a mail's text, which lets any reader use the link. */
const LINK_SECRET = '([?&][a-z-]+=)[A-Za-z0-9_-]{20,}'

/** Characters around an address in prose, for JavaScript and PostgreSQL alike. */
export const AROUND_ADDRESS = '[\\s<>,;:"()“”„«»‘’‚]+'

/** A decision of the back office, whose text (the reason) is about the customer that it was told to. */
const IS_DECISION = `action in ('approved', 'rejected', 'suspended', 'reopened')`
/** A decision of a present user of the studio, which the erasure of the user's own account or newsletter does not change. */
const OF_COLLEAGUE = `(${IS_DECISION} and exists (select 1 from users u where lower(u.email) = lower(account_events.actor)))`
const OF_ACCOUNT = `customer_id in (select id::text from customers where lower(email) = ${FORMS})`
const ofEvents = (owner: string) => `(customer_id in (select id::text from customers where lower(email) = ${owner})
  or lower(actor) = ${owner} and customer_id not in (select id::text from customers))`
const ofSubmissions = `(lower(email) = ${FORMS} or lower(fields ->> 'email') = ${FORMS})`
const ofMails = `(lower(recipient) = ${FORMS} or lower(reply_to) = ${FORMS})`
/** Mails to others that mention the address: erased, but not exported. */
const namedInMails = `exists (select 1 from regexp_split_to_table(lower(subject || ' ' || text), '${AROUND_ADDRESS}') word
  where rtrim(word, '.!?') = ${FORMS})`
/** Compared as a complete JSON string, because another person's address may end with this one. */
const ofDeliveries = `exists (select 1 from unnest((select forms from person)::text[]) form
  where position('"' || form || '"' in lower(body)) > 0)`
const ofChanges = `(lower(e.email) = ${FORMS} or c.email = ${FORMS})`

/**
 * All places in the order of erasure: the events of an account are found by the account, so they come first. Export,
 * erasure and the repeated erasure after a restore use this list (docs/security/privacy.md); users of the studio are
 * not included.
 */
export const PERSON_PLACES = [
  {
    name: 'events',
    table: 'account_events',
    kept: `select actor as email, created_at as at from account_events where position('@' in actor) > 0 and not ${OF_COLLEAGUE}`,
    told: `select created_at, action, actor, detail from account_events
      where ${ofEvents(FORMS)} and not exists (select 1 from customers c where c.id::text = customer_id and c.brand <> ${BRAND})
      order by created_at`,
    // The event stays without the name, because it proves what the company decided.
    erase: `update account_events set detail = case when ${IS_DECISION} and not ${OF_ACCOUNT} then detail end,
        actor = case when lower(actor) = ${FORMS} or lower(actor) = ${EARLIER} then 'erased' else actor end
      where ${OF_ACCOUNT} or (lower(actor) = ${FORMS} and not ${OF_COLLEAGUE})`,
  },
  {
    name: 'changes',
    table: 'accounts.email_change',
    kept: `select e.email, e.expires_at - interval '${EMAIL_LINK_HOURS} hours' as at from accounts.email_change e`,
    told: `select e.email, e.expires_at, e.is_old_confirmed, e.is_new_confirmed from accounts.email_change e join customers c on c.id = e.customer_id
      where c.brand = ${BRAND} and ${ofChanges}`,
    erase: `delete from accounts.email_change e using customers c where c.id = e.customer_id and ${ofChanges}`,
  },
  {
    name: 'account',
    table: 'customers',
    kept: 'select email, created_at as at from customers',
    told: `select company, name, address, postcode, city, email, brand, site, state, reason, note, changed_data, created_at, updated_at
      from customers where brand = ${BRAND} and lower(email) = ${FORMS}`,
    erase: `delete from customers where lower(email) = ${FORMS}`,
  },
  {
    name: 'forms',
    table: 'submissions',
    kept: `select email, received_at as at from submissions union all select fields ->> 'email', received_at from submissions`,
    told: `select received_at, form, site, email, fields, state, note, handled_at, created_at, updated_at
      from submissions where brand = ${BRAND} and ${ofSubmissions} order by received_at`,
    erase: `delete from submissions where ${ofSubmissions}`,
  },
  {
    name: 'subscriptions',
    table: 'subscribers',
    kept: 'select email, created_at as at from subscribers',
    told: `select email, site, state, consent_text, consent_at, confirmed_at, unsubscribed_at, created_at, updated_at from subscribers
      where brand = ${BRAND} and lower(email) = ${FORMS} order by consent_at`,
    erase: `delete from subscribers where lower(email) = ${FORMS}`,
  },
  {
    name: 'deliveries',
    table: 'deliveries',
    // Each text of the JSON, as it is erased.
    kept: `select (regexp_matches(body, '"([^"]*@[^"]*)"', 'g'))[1] as email, created_at as at from deliveries`,
    told: `select created_at, sent_at, form, site, state, body, (select r.name from receivers r where r.id = receiver_id) as receiver
      from deliveries where brand = ${BRAND} and ${ofDeliveries} order by created_at`,
    erase: `delete from deliveries where ${ofDeliveries}`,
  },
  {
    name: 'mails',
    table: 'mails',
    kept: `select recipient as email, created_at as at from mails union all select reply_to, created_at from mails`,
    told: `select created_at, sent_at, kind, site, state, recipient, reply_to, subject, regexp_replace(text, '${LINK_SECRET}', '\\1…', 'g') as text
      from mails where brand = ${BRAND} and ${ofMails} order by created_at`,
    erase: `delete from mails where ${ofMails} or ${namedInMails} or (lower(recipient) = ${EARLIER} and kind like 'account-%')`,
  },
] as const satisfies readonly PersonPlace[]

/** Tables that are deleted together with the account; `told`: selects the rows of account `$1`. */
export const ACCOUNT_TABLES = [
  {
    name: 'sessions',
    table: 'accounts.session',
    told: 'select started_at, seen_at, agent from accounts.session where customer_id = $1',
  },
  {
    name: 'devices',
    table: 'accounts.device',
    told: 'select seen_at, agent from accounts.device where customer_id = $1',
  },
  {
    name: 'proofs',
    table: 'accounts.proven_address',
    told: 'select proven_at from accounts.proven_address where customer_id = $1',
  },
  {
    name: 'passwords',
    table: 'accounts.credential',
    told: 'select changed_at from accounts.credential where customer_id = $1',
  },
] as const

export type PersonPlaceName = (typeof PERSON_PLACES)[number]['name']

/** Every stored address as `email`, and since when as `at`. */
export const KEPT_ADDRESSES = PERSON_PLACES.map(({ kept }) => kept).join(' union all ')

/** Addresses in the texts of mails, which may name other people than the recipient: one row for each mail and address, with the time in milliseconds. */
export const NAMED_IN_MAILS = `select distinct m.id::text, rtrim(word, '.!?') as email, floor(extract(epoch from m.created_at) * 1000) as at
  from mails m, regexp_split_to_table(lower(m.subject || ' ' || m.text), '${AROUND_ADDRESS}') word where position('@' in word) > 0`

type SoughtPerson = { forms: readonly string[]; earlier?: readonly string[]; brand?: string }

/** Adds the person to a statement of a place. */
export const aboutPerson = (statement: string, { forms, earlier = [], brand = '' }: SoughtPerson) =>
  [
    `with person as (select $1::text[] as forms, $2::text[] as earlier, $3::text as brand) ${statement}`,
    [forms, earlier, brand],
  ] as const
